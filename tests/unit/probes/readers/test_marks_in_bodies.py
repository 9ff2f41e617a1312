from probes.readers.marks import has_any


def test_a_mark_is_found_whole_wherever_it_stands():
    marks = (b"modelContext", b"mcp")
    assert has_any(b"modelContext", marks)
    assert has_any(b"<script>navigator.modelContext.x</script>", marks)
    assert has_any(b"model mcp", marks)
    assert not has_any(b"model modelCon text mc p", marks)
    assert not has_any(b"", marks)
    assert not has_any(b"modelContext", ())
