"""/openapi.json is valid and true."""

import gzip
import json
import re
import shlex
from urllib.parse import urlsplit

import pytest
from django.utils.html import escape
from lxml import html
from openapi_spec_validator import OpenAPIV31SpecValidator

from index.dataset.releases import publish_release
from probes.live import check_webmcp
from probes.schedule import submit
from protocols.documents.introduction import RELEASES
from protocols.documents.openapi import document as openapi
from protocols.tools import BY_NAME
from tests import published
from tests.each import each
from tests.openapi import validator
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

OPERATIONS = {
    "find_capability",
    "stats",
    "get_site_report",
    "submit",
    "submit_page",
    "mcp",
    "a2a",
    "register",
    "claim",
}


SERVERS = {f"/v0.1/servers{rest}" for rest in ("", "/{name}/versions", "/{name}/versions/{version}")}


@pytest.fixture(scope="module")
def document(module_rows):
    with module_rows():
        return caller().get("/openapi.json").json()


@pytest.fixture(scope="module")
def pages(module_rows, document):
    """The page of each operation and its Markdown, by the operation's name."""
    with module_rows():
        return {
            name: [caller().get(f"/docs/{name}{suffix}") for suffix in ("", ".md")]
            for name in (operation["operationId"] for _, _, operation in operations(document))
        }


def operations(document):
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield path, method, operation


def in_json(holder: dict) -> dict:
    return holder.get("content", {}).get("application/json", {})


def test_the_document_is_valid_openapi_3_1_with_everything_that_may_be_in_it(settings):
    settings.OPEN_DATA = True
    document = caller().get("/openapi.json").json()
    assert {"/api/changes", "/data.json"} <= set(document["paths"])
    OpenAPIV31SpecValidator(document).validate()


def test_what_is_left_out_of_the_document_leaves_no_reference_behind(document, settings):
    settings.OPEN_DATA = True
    whole = caller().get("/openapi.json").json()
    assert document["paths"].keys() < whole["paths"].keys()
    named = re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(document))
    assert set(named) <= set(document["components"]["schemas"]) < set(whole["components"]["schemas"])


def test_the_document_says_what_changed(document):
    assert document["openapi"].startswith("3.1.")
    assert document["info"]["version"] == "1.11.0"
    assert all(one.text in document["info"]["description"] for one in RELEASES[:2])
    assert {one["operationId"] for _, _, one in operations(document)} >= OPERATIONS


def test_the_document_is_the_same_in_every_process(document):
    openapi._document.cache_clear()
    openapi._text.cache_clear()
    assert caller().get("/openapi.json").json() == document


def test_the_document_is_of_the_address_and_the_operator_that_are_set(document, settings):
    was, settings.BASE_URL, settings.CONTACT_EMAIL = (
        settings.BASE_URL,
        "https://other.test",
        "them@other.test",
    )
    other = caller().get("/openapi.json").json()
    assert other["info"]["contact"]["email"] == "them@other.test"
    assert other["externalDocs"]["url"] == "https://other.test/docs"
    assert was in json.dumps(document)


def test_every_answer_and_every_body_in_json_has_examples_that_fit_its_schema(document):
    seen = 0
    for path, _, operation in operations(document):
        for holder in (operation.get("requestBody", {}), *operation["responses"].values()):
            if media := in_json(holder):
                assert media["examples"], (path, holder)
                for name, one in media["examples"].items():
                    validator(document, media["schema"]).validate(one["value"]), (path, name)
                    seen += 1
    assert seen > 40


def test_every_operation_says_what_its_parameters_are_and_gives_an_example(document):
    for path, _, operation in operations(document):
        for parameter in operation.get("parameters", []):
            assert parameter["description"]
            schema = parameter["schema"]
            assert {"enum", "examples"} & {*schema, *parameter} or schema["type"] == "boolean", (
                path,
                parameter,
            )


def test_every_error_has_the_one_shape_or_is_json_rpc(document):
    for path, _, operation in operations(document):
        failures = {status: one for status, one in operation["responses"].items() if status >= "400"}
        assert failures, path
        for status, response in failures.items():
            for one in in_json(response).get("examples", {}).values():
                value = one["value"]
                assert (
                    {"code", "class", "error", "hint", "see"} <= set(value)
                    or "error" in value
                    or value["found"] is False
                )
            if status in {"429", "503"}:
                assert response["headers"]["Retry-After"]["required"], path


def test_every_request_that_is_an_example_is_answered_as_it_says(document, monkeypatch):
    monkeypatch.setattr(check_webmcp, "TAKEN_WITHIN", 0.0)  # no worker is there to wait for
    published.listed("larkspur.test")
    for named, method, operation in operations(document):
        if named.startswith(("/check", "/watch/")):
            continue  # the first asks a site of the world: the next test; the second needs a key from a mail
        path = named.replace("{host}", "larkspur.test")
        for one in in_json(operation.get("requestBody", {})).get("examples", {}).values():
            newer = {"A2A-Version": "1.0"} if one["value"].get("method") == "SendMessage" else {}
            answer = caller().post(path, one["value"], content_type="application/json", headers=newer)
            assert answer.status_code in {200, 202}, (path, answer.content)
            assert "error" not in answer.json(), (path, answer.content)
            schema = in_json(operation["responses"][str(answer.status_code)])["schema"]
            validator(document, schema).validate(answer.json())
        for parameter in operation.get("parameters", []):
            for one in parameter.get("examples", {}).values():
                if parameter["in"] == "query":
                    asked = {"has_mcp": "true", parameter["name"]: one["value"]}
                    assert getattr(caller(), method)(path, asked).status_code == 200


def test_a_page_answers_without_accept_in_the_form_that_the_document_names_first(document):
    published.listed("larkspur.test")
    pages = [
        (path, one)
        for path, method, one in operations(document)
        if method == "get" and "text/html" in one["responses"]["200"].get("content", {})
    ]
    assert {path for path, _ in pages} >= {"/submit", "/check", "/site/{host}/again", "/site/{host}/wrong"}
    for path, operation in pages:
        given = operation.get("parameters", ())
        keys = [one["examples"]["key"]["value"] for one in given if one["name"] == "key"]
        answer = caller().get(path.replace("{host}", "larkspur.test").replace("{key}", "".join(keys)))
        content = operation["responses"]["200"]["content"]
        assert answer.status_code == 200, path
        assert answer["Content-Type"].partition(";")[0] == next(iter(content)), path


def test_every_example_of_a_live_check_names_a_public_website(document):
    asked = in_json(document["paths"]["/check"]["post"]["requestBody"])["examples"]
    named = [value for one in asked.values() for value in one["value"].values()]
    assert len(named) == 2
    for name in named:
        assert not name.endswith((".example", ".test"))
        assert submit.parse_submitted_host(name)


def test_links_lead_from_an_answer_to_the_operations_that_take_its_values(document):
    published.listed("larkspur.test")
    named = {operation["operationId"]: (path, operation) for path, _, operation in operations(document)}
    linked = set()
    for _, _, operation in operations(document):
        for response in operation["responses"].values():
            for one in response.get("links", {}).values():
                _, target = named[one["operationId"]]
                assert set(one["parameters"]) == {parameter["name"] for parameter in target["parameters"]}
                linked.add((operation["operationId"], one["operationId"]))
    assert linked == {
        ("find_capability", "get_site_report"), ("search_catalog", "get_catalog_entry"),
        ("get_site_report", "get_evidence"), ("check_page", "get_live_check"),
    }  # fmt: skip


def test_the_document_says_who_runs_it_under_which_licence_and_in_which_groups(document, settings):
    info = document["info"]
    assert info["contact"]["email"] == settings.CONTACT_EMAIL
    assert info["license"]["identifier"] == "Apache-2.0"
    assert document["security"] == []
    tags = {tag["name"] for tag in document["tags"]}
    used = [operation["tags"] for _, _, operation in operations(document)]
    assert all(len(one) == 1 for one in used)
    assert {name for one in used for name in one} == tags
    assert all(operation["description"] for _, _, operation in operations(document))


def test_hosts_addresses_and_contacts_have_a_format(document):
    schemas = document["components"]["schemas"]
    either = [{"format": "hostname"}, {"format": "uri"}]
    assert schemas["HostToCheck"]["properties"]["host"]["anyOf"] == either
    assert schemas["PageToCheck"]["properties"]["url"]["anyOf"] == either
    assert schemas["Suggestion"]["properties"]["host"]["anyOf"] == either
    assert schemas["Objection"]["properties"]["contact"]["anyOf"] == [{"format": "email"}, {"maxLength": 0}]
    assert schemas["ResultRow"]["properties"]["host"]["format"] == "hostname"
    assert document["paths"]["/site/{host}.json"]["get"]["parameters"][0]["schema"]["format"] == "hostname"


def test_real_answers_have_no_field_that_the_schemas_lack(document):
    published.listed("larkspur.test")
    for path, address in (
        ("/api/find", "/api/find?q=books"), ("/api/find", "/api/find?has_mcp=1"),
        ("/api/find", "/api/find?q=zeppelin"), ("/api/find", "/api/find"), ("/api/stats", "/api/stats"),
        ("/site/{host}.json", "/site/larkspur.test.json"),
        ("/site/{host}.json", "/site/nothing.test.json"),
        ("/v0.1/servers", "/v0.1/servers"), ("/v0.1/servers", "/v0.1/servers?limit=0"),
        ("/v0.1/servers/{name}/versions", "/v0.1/servers/test.larkspur%2Fmcp/versions"),
        ("/v0.1/servers/{name}/versions/{version}", "/v0.1/servers/test.larkspur%2Fmcp/versions/latest"),
        ("/site/{host}/evidence/{check}.json", "/site/larkspur.test/evidence/llms_txt.json"),
    ):  # fmt: skip
        answer = caller().get(address)
        schema = in_json(document["paths"][path]["get"]["responses"][str(answer.status_code)])["schema"]
        validator(document, schema).validate(answer.json())


def test_the_feed_of_changes_is_described_where_the_data_is_open_and_answers_so(settings):
    settings.OPEN_DATA = True
    document = caller().get("/openapi.json").json()
    operation = document["paths"]["/api/changes"]["get"]
    first = caller().get("/api/changes").json()
    published.listed("larkspur.test")
    published.removed("quarry.test")
    for address in ("/api/changes", f"/api/changes?since={first['since']}", "/api/changes?limit=0"):
        answer = caller().get(address)
        schema = in_json(operation["responses"][str(answer.status_code)])["schema"]
        validator(document, schema).validate(answer.json())
    for one in in_json(operation["responses"]["200"])["examples"].values():
        validator(document, in_json(operation["responses"]["200"])["schema"]).validate(one["value"])


def test_the_dataset_is_described_where_the_data_is_open_and_answers_so(settings, tmp_path):
    settings.OPEN_DATA, settings.DATA_DIR = True, tmp_path
    published.listed("larkspur.test")
    release = publish_release()
    document = caller().get("/openapi.json").json()
    described = in_json(document["paths"]["/data.json"]["get"]["responses"]["200"])
    for one in (caller().get("/data.json").json(), *(one["value"] for one in described["examples"].values())):
        validator(document, described["schema"]).validate(one)
    sent = caller().get(f"/data/{release.day}/SHA256SUMS")
    file = document["paths"]["/data/{day}/{name}"]["get"]["responses"]["200"]
    assert sent.getvalue()
    assert sent["Content-Type"].partition(";")[0] in file["content"]
    assert re.fullmatch(file["headers"]["ETag"]["schema"]["pattern"], sent["ETag"])
    for name in ("list_data_releases", "get_data_file"):
        assert caller().get(f"/docs/{name}").status_code == 200


def test_examples_have_the_fields_that_answers_have(document):
    published.listed("larkspur.test")
    examples = in_json(document["paths"]["/site/{host}.json"]["get"]["responses"]["200"])["examples"]
    assert set(examples["listed"]["value"]) == set(caller().get("/site/larkspur.test.json").json())
    stats = in_json(document["paths"]["/api/stats"]["get"]["responses"]["200"])["examples"]
    assert set(stats["figures"]["value"]) == set(caller().get("/api/stats").json())


def test_every_tool_is_described_over_mcp_and_a2a(document):
    for path in ("/mcp", "/a2a"):
        body = str(document["paths"][path]["post"]["requestBody"])
        for tool in BY_NAME.values():
            assert re.search(rf"'{tool.name if path == '/mcp' else tool.skill}'", body)


# --- The pages ---


def test_a_page_of_each_operation_shows_every_answer_and_example_of_the_document(document, pages):
    every = caller().get("/docs").text
    for path, method, operation in operations(document):
        name = operation["operationId"]
        assert f'href="/docs/{name}"' in every
        assert f"{method.upper()} {path}" in every
        page = pages[name][0].text
        assert f"{method.upper()} {path}" in page
        for holder in (operation.get("requestBody", {}), *operation["responses"].values()):
            assert escape(holder.get("description", "")) in page
            for one in in_json(holder).get("examples", {}).values():
                assert escape(json.dumps(one["value"], indent=2, ensure_ascii=False)) in page


def test_no_page_of_the_interface_is_bigger_than_sixty_kilobytes(pages):
    for name, both in {"all": map(caller().get, ("/docs", "/docs.md")), **pages}.items():
        for page in both:
            assert page.status_code == 200, name
            assert len(page.content) < 60_000, name


def test_the_page_runs_nothing_of_others_and_loads_nothing_from_elsewhere():
    answer = caller().get("/docs")
    policy = dict(one.split(maxsplit=1) for one in answer["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert set(policy.values()) <= {"'self'", "'none'"}
    assert not re.search(r"<script(?! src=\"/)|<iframe|<object|\son[a-z]+=|style=", answer.text)
    loaded = re.findall(
        r'<(?:link rel="(?:icon|stylesheet)"|img|script)[^>]*(?:href|src)="([^"]+)"', answer.text
    )
    assert loaded
    assert all(re.match(r"/[^/]", address) for address in loaded)


def test_each_page_has_a_markdown_twin_with_the_same_examples_and_names_its_json(document, pages):
    for path, _, operation in operations(document):
        page = f"/docs/{operation['operationId']}"
        by_accept = caller().get(page, headers={"accept": "text/markdown"})
        _, twin = pages[operation["operationId"]]
        assert twin["Content-Type"] == by_accept["Content-Type"] == "text/markdown; charset=utf-8"
        assert twin.text == by_accept.text
        assert twin.text.startswith("# ")
        blocks = re.findall(r"```json\n(.*?)\n```", twin.text, re.DOTALL)
        examples = [
            one["value"]
            for holder in (operation.get("requestBody", {}), *operation["responses"].values())
            for one in in_json(holder).get("examples", {}).values()
        ]
        assert [json.loads(block) for block in blocks] == examples, path
        assert "/openapi.json" in by_accept["Link"]
    every = caller().get("/docs.md")
    assert every.text == caller().get("/docs", headers={"accept": "text/markdown"}).text
    assert all(
        f"/docs/{operation['operationId']}.md" in every.text for _, _, operation in operations(document)
    )
    assert "/openapi.json" in caller().get("/docs")["Link"]
    assert caller().post("/docs").status_code == 405


def sent(command):
    """The answer to a curl command of the pages."""
    words = shlex.split(command)
    assert words[:2] == ["curl", "-sS"]
    parts = urlsplit(next(word for word in words if word.startswith("http")))
    headers = {word.partition(": ")[0]: word.partition(": ")[2] for word in words if ": " in word[:20]}
    place = f"{parts.path}?{parts.query}" if parts.query else parts.path
    if "-d" not in words:
        return caller().get(place)
    body = words[words.index("-d") + 1]
    return caller().post(place, body, content_type=headers.pop("Content-Type"), headers=headers)


def test_each_page_has_a_command_that_asks_and_answers_what_it_says(document, pages):
    published.listed("books.example")
    for path, method, operation in operations(document):
        name = operation["operationId"]
        page = html.fromstring(pages[name][0].content)
        command = page.xpath("string(//article/div[@class='to-copy']/pre)")
        assert "{" not in urlsplit(command.split()[2].strip("'")).path, command
        got = sent(command)
        assert str(got.status_code) in operation["responses"], (name, got.content)
        assert got.status_code != 400, (name, got.content)
        if (method, path) in {("get", "/api/find"), ("get", "/api/stats"), ("post", "/api/reports")}:
            assert got.status_code == 200
            fields = {one.text for one in page.xpath("//details[summary]//dt/code")}
            assert set(got.json()) <= fields


def test_the_first_request_stands_first_and_its_answer_has_the_fields_that_are_shown():
    published.listed("books.example", name="Second-hand books by post")
    page = html.fromstring(caller().get("/docs").content)
    command, answer = (one.text_content() for one in page.xpath("//section[h2/@id='first']/pre"))
    query = re.findall("'q=([^']+)'", command)[0]
    got = caller().get("/api/find", {"q": query, "limit": 3}).json()
    shown = json.loads(answer)
    assert shown.keys() <= got.keys()
    assert shown["results"][0].keys() <= got["results"][0].keys()
    groups = page.xpath("//section[starts-with(@aria-labelledby, 'group-')]/h3/text()")
    assert groups[:2] == ["Search", "Reports"]


@pytest.mark.parametrize("path", ["/docs/buy", "/docs/buy.md", "/docs/mcp.json"])
def test_an_operation_that_there_is_not_has_no_page(path):
    assert caller().get(path).status_code == 404


def test_the_pages_are_where_a_reader_looks_for_them():
    assert "/docs" in caller().get("/llms.txt").text
    assert 'href="/docs"' in caller().get("/").text
    assert "/docs" in caller().get("/.well-known/api-catalog").content.decode()
    assert 'rel="service-doc"' in caller().get("/")["Link"]
    assert "/docs/mcp" in caller().get("/sitemap/pages.xml").getvalue().decode()


# --- Keys ---


def test_the_document_says_where_a_key_helps_and_that_none_is_needed(document):
    schemes = document["components"]["securitySchemes"]
    assert {(one["type"], one.get("scheme", one.get("in"))) for one in schemes.values()} == {
        ("http", "bearer"), ("apiKey", "query"),
    }  # fmt: skip
    keyed = {path for path, _, operation in operations(document) if operation.get("security")}
    assert keyed == {
        "/api/find",
        "/api/stats",
        "/api/reports",
        "/search",
        "/agents/{id}",
        "/mcp",
        "/a2a",
        *SERVERS,
    }
    for _, _, operation in operations(document):
        assert {} in operation.get("security", [{}])


def test_the_viewer_alone_may_show_pictures_that_its_own_sheet_holds_and_nothing_else_is_wider():
    policy, wider = (caller().get(path)["Content-Security-Policy"] for path in ("/docs", "/docs/try"))
    assert set(wider.split("; ")) - set(policy.split("; ")) == {"img-src 'self' data:"}


@pytest.mark.parametrize("name", ["swagger-ui-bundle.js", "swagger-ui.css"])
def test_files_of_the_viewer_are_compressed_for_who_takes_it_and_whole_for_others(name):
    plain, packed, refused = (
        caller().get(f"/docs/try/{name}", headers={"accept-encoding": accepted})
        for accepted in ("", "gzip, br", "gzip;q=0")
    )
    assert gzip.decompress(packed.content) == plain.content == refused.content
    assert len(packed.content) < len(plain.content) / 3
    assert "Accept-Encoding" in packed["Vary"]


@each("name", ["redoc.standalone.js", "swagger-ui.css.map", "..%2fapi.py", "x"])
def test_the_viewer_serves_no_other_file_of_its_package(name):
    assert caller().get(f"/docs/try/{name}").status_code == 404
