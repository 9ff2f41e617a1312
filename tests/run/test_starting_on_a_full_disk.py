"""A start on a disk without room."""

import os
import subprocess

import pytest

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="it needs root, to mount a small disk")


@pytest.fixture
def small_disk(tmp_path):
    place = tmp_path / "disk"
    place.mkdir()

    def mount(size):
        command = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=755", "tmpfs", place]
        if subprocess.run(command, check=False, capture_output=True).returncode:
            pytest.skip("this machine allows no mounts")
        return place

    yield mount
    subprocess.run(["umount", "--lazy", place], check=False, capture_output=True)


@pytest.mark.parametrize(("command", "size"), [("run", "30m"), ("pipeline", "4k")])
def test_a_start_on_a_full_disk_is_one_line(start, small_disk, processes_of, command, size):
    data_dir = small_disk(size) / "data"
    run = start(".venv/bin/python", "manage.py", command, DATA_DIR=str(data_dir))
    assert run.process.wait(300) == 1
    assert len(run.text.splitlines()) == 1, run.text
    assert f"The disk of DATA_DIR={data_dir} is full" in run.text
    assert processes_of(data_dir) == []


@pytest.mark.soak
def test_a_start_with_data_on_a_disk_that_is_full_since_is_one_line_and_works_when_there_is_room(
    start, small_disk, free_port
):
    place = small_disk("600m")
    first = start(DATA_DIR=str(place / "data"))
    first.until_ready()
    first.end()
    filler = place / "filler"
    subprocess.run(["dd", "if=/dev/zero", f"of={filler}", "bs=1M"], check=False, capture_output=True)
    second = start(DATA_DIR=str(place / "data"))
    assert second.process.wait(300) == 1
    assert len(second.text.splitlines()) == 1, second.text
    assert "is full" in second.text
    filler.unlink()
    third = start(DATA_DIR=str(place / "data"))
    third.until_ready()
