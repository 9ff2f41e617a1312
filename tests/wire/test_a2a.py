"""POST /a2a in both versions, by hand and with the official client."""

import asyncio
import json
import logging
import re
from uuid import UUID

import httpx
import pytest
from a2a.client import A2ACardResolver, ClientConfig, ClientFactory
from a2a.types import Message, Part, Role, SendMessageRequest
from a2a.utils.errors import InvalidParamsError

from agentauth import quota
from agentauth.caller import caller_of
from protocols.jsonrpc import MAX_BODY
from protocols.tools import BY_SKILL
from tests import published
from tests.each import each
from tests.wire.rpc import Rpc, Speaker, object_of

pytestmark = pytest.mark.django_db

INFO = "type.googleapis.com/google.rpc.ErrorInfo"


@pytest.fixture(params=["0.3", "1.0"])
def a2a(request) -> Speaker:
    return Speaker(request.param)


def error_of(a2a: Speaker, response, code: int, status: int = 200) -> dict:
    assert response.status_code == status, response.content
    body = response.json()
    assert set(body) == {"jsonrpc", "id", "error"}
    assert body["error"]["code"] == code, body
    if a2a.new and body["id"] is not None:
        assert body["error"]["data"][0]["@type"] == INFO
        assert body["error"]["data"][0]["domain"] == "a2a-protocol.org"
    return body["error"]


# --- Hostile and mistaken messages ---


@each("body", [" ", "nonsense", "[" * 50_000, '{"a":NaN}', r'{"jsonrpc":"2.0","id":"\ud800"}', b"\xff"])
def test_what_is_no_json_is_a_parse_error(a2a, body):
    assert error_of(a2a, a2a.raw(body, **a2a.headers), -32700)["message"]


def test_half_a_surrogate_pair_is_refused_under_the_id_of_its_message(a2a):
    body = r'{"jsonrpc":"2.0","id":"a","method":"message/send","params":{"x":"\ud800"}}'
    answer = a2a.raw(body, **a2a.headers)
    assert error_of(a2a, answer, -32700)["message"]
    assert answer.json()["id"] == "a"
    assert a2a.raw("\ufeff" + body.replace(r"\ud800", ""), **a2a.headers).json()["id"] == "a"


@each(
    "message",
    [[], [{}], 7, {}, {"jsonrpc": "2.0", "id": 1}, {"jsonrpc": "1.0", "id": 1, "method": "message/send"},
     {"jsonrpc": "2.0", "id": {}, "method": "message/send"}, {"jsonrpc": "2.0", "id": 1, "method": 1}],
)  # fmt: skip
def test_what_is_no_request_is_invalid(a2a, message):
    response = a2a.raw(message, **a2a.headers)
    assert response.status_code == 200
    assert response.json()["error"]["code"] == -32600


@each("request_id", [None, 1.5, -0.25, 0, "", "a", 2**53])
def test_every_id_of_json_rpc_comes_back_as_it_was(a2a, request_id):
    asked = {"message": a2a.message({"text": "books"})}
    for method, params in ((a2a.send, asked), ("nothing", {}), (a2a.send, {})):
        body = a2a.ask(method, params, request_id=request_id, **a2a.headers).json()
        assert (body["id"], type(body["id"])) == (request_id, type(request_id))


@each("request_id", ["1e999", "-1e999", "true", "[]", "{}"])
def test_an_id_that_is_none_is_an_invalid_request(a2a, request_id):
    text = f'{{"jsonrpc":"2.0","id":{request_id},"method":"{a2a.send}","params":{{}}}}'
    error = error_of(a2a, a2a.raw(text, **a2a.headers), -32600)
    assert "id must be" in error["message"]


@each(
    "params",
    [
        None, {}, {"message": None}, {"message": []}, {"message": "x"}, {"message": {}},
        {"message": {"parts": [{"text": "x"}]}},
        {"message": {"role": "agent", "messageId": "1", "parts": [{"text": "x"}]}},
        {"message": {"role": "user", "messageId": 1, "parts": [{"text": "x"}]}},
        {"message": {"role": "user", "messageId": "1", "parts": {}}},
        {"message": {"role": "user", "messageId": "1", "parts": []}},
    ],
)  # fmt: skip
def test_a_message_without_its_fields_is_refused(a2a, params):
    if (
        params
        and params.get("message")
        and isinstance(params["message"], dict)
        and a2a.new
        and params["message"].get("role") == "user"
    ):
        params["message"]["role"] = "ROLE_USER"
    error_of(a2a, a2a.post(a2a.send, params), -32602)


@each(
    "parts",
    [
        ["x"], [None], [[]], [{}], [{"text": 1}], [{"text": None}], [{"data": "x"}], [{"data": [1]}],
        [{"nothing": 1}],
        [{"data": {"q": "a"}}, {"data": {"q": "b"}}], [{"text": "books"}, {"data": 7}],
        [{"text": "books", "data": {"q": "post"}}], [{"text": "books", "url": "https://a.test/x"}],
        [{"kind": "data", "text": "books"}], [{"kind": "unsupported", "text": "books"}],
        [{"kind": ["text"], "text": "books"}], [{"kind": "file", "text": "books"}],
    ],
)  # fmt: skip
def test_a_part_that_cannot_be_read_is_refused_whatever_stands_beside_it(a2a, parts):
    error_of(a2a, a2a.say(*parts), -32602)


@each(
    "fields",
    [
        {"contextId": 7},
        {"contextId": []},
        {"taskId": 7},
        {"role": "ROLE_AGENT"},
        {"role": None},
        {"messageId": ""},
    ],
)
def test_a_field_of_the_wrong_type_is_refused(a2a, fields):
    error_of(a2a, a2a.say({"text": "books"}, **fields), -32602)


@each("part", [{"file": {"uri": "https://a.test/x"}}, {"raw": "aGk="}, {"url": "https://a.test/x"}])
def test_a_file_is_not_read(a2a, part):
    error_of(a2a, a2a.say(part), -32005)


@each("skill", ["find_capability", "nothing", " ", "\x00", ["find-capability"], {"a": 1}, 7, "x" * 9000])
def test_an_unknown_skill_is_named_shortly_with_those_that_there_are(a2a, skill):
    error = error_of(a2a, a2a.say({"data": {"skill": skill, "input": {"q": "books"}}}), -32602)
    found = object_of(a2a, error)
    assert (found["code"], found["valid"]) == ("NOT_FOUND", list(BY_SKILL))
    assert len(error["message"]) < 200


@each("given", ["x", 7, [], None])
def test_an_input_that_is_no_object_is_refused(a2a, given):
    error_of(a2a, a2a.say({"data": {"skill": "find-capability", "input": given}}), -32602)


@each(
    ("part", "taken"),
    [
        ({"text": "books", "mediaType": "text/plain"}, True),
        ({"text": "books", "mediaType": "Text/Markdown; charset=utf-8"}, True),
        ({"text": "books", "mediaType": ""}, True),
        ({"data": {"q": "books"}, "mediaType": "application/json"}, True),
        ({"text": "books", "mediaType": "image/png"}, False),
        ({"text": "books", "mediaType": "application/json"}, False),
        ({"text": "books", "mediaType": ["text/plain"]}, False),
        ({"data": {"q": "books"}, "mediaType": "application/x-unsupported"}, False),
    ],
)
def test_since_1_0_a_part_of_another_media_type_is_refused(part, taken):
    older, newer = Speaker("0.3"), Speaker("1.0")
    assert "result" in older.say(part).json()
    if taken:
        assert "result" in newer.say(part).json()
    else:
        error_of(newer, newer.say({"text": "books"}, part), -32005)


def test_since_1_0_a_body_of_another_media_type_has_a_code_of_its_own(a2a):
    answer = a2a.raw("{}", content_type="text/plain", **a2a.headers)
    error = error_of(a2a, answer, -32005 if a2a.new else -32600, 415)
    if a2a.new:
        assert error["data"][0]["reason"] == "CONTENT_TYPE_NOT_SUPPORTED"


def test_a_body_over_the_cap_and_another_content_type_are_refused(a2a):
    assert a2a.raw(" " * (MAX_BODY + 1)).status_code == 413
    assert a2a.raw("{}", content_type="text/plain").status_code == 415


@each("method", ["get", "head", "put", "delete"])
@each("path", ["/a2a", "/a2a/"])
def test_every_other_http_method_is_405(a2a, method, path):
    assert getattr(a2a.http, method)(path).status_code == 405


def test_a_notification_is_taken_note_of_and_not_run(a2a):
    response = a2a.raw(
        {"jsonrpc": "2.0", "method": a2a.send, "params": {"message": a2a.message({"text": "x"})}},
        **a2a.headers,
    )
    assert (response.status_code, response.content) == (202, b"")
    assert "Content-Type" not in response
    assert "RateLimit" not in response


@each(("method", "code"), [("nothing", -32601), ("", -32601), (None, -32602)])
def test_a_notification_that_could_not_be_run_is_told_why_without_an_id(a2a, method, code):
    message = {"jsonrpc": "2.0", "method": a2a.send if method is None else method, "params": {"x": 1}}
    response = a2a.raw(message, **a2a.headers)
    error_of(a2a, response, code)
    assert response.json()["id"] is None


def test_a_part_of_before_0_3_that_names_no_type_of_ours_is_refused():
    a2a = Speaker("0.3")
    message = {"messageId": "m1", "role": "user", "parts": [{"type": "unsupported", "text": "books"}]}
    error_of(a2a, a2a.post(a2a.send, {"message": message}), -32602)
    message["parts"][0]["type"] = "text"
    assert "result" in a2a.post(a2a.send, {"message": message}).json()


# --- Versions and operations ---


@each(
    ("header", "method", "code"),
    [
        ("1.0", "message/send", -32009), ("", "SendMessage", -32009), ("0.3", "SendMessage", -32009),
        ("0.2", "message/send", -32009),
        ("2.0", "SendMessage", -32009), ("1.1", "SendMessage", -32009), ("1", "SendMessage", -32009),
        ("nonsense", "SendMessage", -32009), ("", "GetTask", -32009),
    ],
)  # fmt: skip
def test_a_version_that_does_not_fit_says_so(header, method, code):
    rpc = Rpc("/a2a")
    response = rpc.ask(
        method, {"message": {"role": "user", "messageId": "1", "parts": [{"text": "x"}]}}, A2A_Version=header
    )
    assert response.status_code == 200
    assert response.json()["error"]["code"] == code


@each("header", ["0.3", "0.3.0", " 0.3 ", ""])
def test_the_older_version_may_be_named(header):
    params = {"message": Speaker("0.3").message({"text": "books"})}
    assert Rpc("/a2a").ask("message/send", params, A2A_Version=header).json()["result"]["kind"] == "task"


@each(
    ("query", "header", "answered"),
    [("1.0", "", True), ("1.0", "1.0", True), ("0.3", "1.0", True), ("1.0", "0.3", False), ("2", "", False)],
)
def test_the_version_may_stand_in_the_address_where_no_header_says_it(query, header, answered):
    rpc = Rpc(f"/a2a?A2A-Version={query}")
    message = {"message": Speaker("1.0").message({"text": "books"})}
    body = rpc.ask("SendMessage", message, A2A_Version=header).json()
    assert ("result" in body) is answered, body


@each(
    ("version", "method", "params", "code"),
    [
        ("0.3", "tasks/get", {"id": "x"}, -32001), ("0.3", "tasks/cancel", {"id": "x"}, -32001),
        ("0.3", "tasks/get", {}, -32602),
        ("0.3", "tasks/get", {"id": 7}, -32602), ("0.3", "message/stream", {}, -32004),
        ("0.3", "tasks/resubscribe", {"id": "x"}, -32004),
        ("0.3", "tasks/pushNotificationConfig/set", {}, -32003),
        ("0.3", "agent/getAuthenticatedExtendedCard", {}, -32007),
        ("0.3", "nothing", {}, -32601), ("0.3", "", {}, -32601), ("1.0", "GetTask", {"id": "x"}, -32001),
        ("1.0", "CancelTask", {}, -32602),
        ("1.0", "SendStreamingMessage", {}, -32004), ("1.0", "ListTasks", {}, -32004),
        ("1.0", "SubscribeToTask", {"id": "x"}, -32004),
        ("1.0", "GetExtendedAgentCard", {}, -32004), ("1.0", "CreateTaskPushNotificationConfig", {}, -32003),
        ("1.0", "nothing", {}, -32601),
    ],
)  # fmt: skip
def test_every_other_operation_is_refused_as_the_protocol_assigns(version, method, params, code):
    a2a = Speaker(version)
    response = a2a.post(method, params)
    error_of(a2a, response, code)
    assert "RateLimit" not in response


def test_a_task_cannot_be_continued_and_nobody_is_pushed_to(a2a):
    error_of(a2a, a2a.say({"text": "books"}, taskId="t1"), -32001)
    name = "taskPushNotificationConfig" if a2a.new else "pushNotificationConfig"
    config = {"configuration": {name: {"url": "https://a.test/hook"}}}
    error_of(a2a, a2a.say({"text": "books"}, params=config), -32003)


# --- Answers ---


def test_an_answer_is_a_completed_task_with_exact_data_and_a_text_for_people(a2a):
    published.listed("larkspur.test")
    task = a2a.task(
        {"data": {"skill": "find-capability", "input": {"q": "books", "limit": 5}}}, contextId="c1"
    )
    assert task["contextId"] == "c1"
    assert UUID(task["id"])
    assert task["status"]["state"] == ("TASK_STATE_COMPLETED" if a2a.new else "completed")
    assert ("kind" in task) is not a2a.new
    (artifact,) = task["artifacts"]
    data, text = artifact["parts"]
    assert artifact["name"] == "find-capability"
    assert [part.get("kind") for part in (data, text)] == ([None, None] if a2a.new else ["data", "text"])
    assert (data["data"]["count"], type(data["data"]["count"])) == (1, int)
    assert data["data"]["results"][0]["host"] == "larkspur.test"
    assert "Larkspur Books" in text["text"]


@each(
    ("modes", "kinds", "text_type"),
    [
        ([], ["data", "text"], "text/markdown"), (None, ["data", "text"], "text/markdown"),
        (["*/*"], ["data", "text"], "text/markdown"),
        (["application/json"], ["data"], None), (["text/plain"], ["text"], "text/plain"),
        (["text"], ["text"], "text/markdown"),
        (["Text/Markdown; charset=utf-8"], ["text"], "text/markdown"),
        (["image/png", "application/*"], ["data"], None),
        (["text/plain", "application/json"], ["data", "text"], "text/plain"),
    ],
)  # fmt: skip
def test_an_answer_has_the_parts_that_the_client_accepts(a2a, modes, kinds, text_type):
    task = a2a.task({"text": "books"}, params={"configuration": {"acceptedOutputModes": modes}})
    parts = task["artifacts"][0]["parts"]
    assert [next(kind for kind in ("data", "text") if kind in part) for part in parts] == kinds
    if a2a.new and text_type:
        assert parts[-1]["mediaType"] == text_type


@each(
    ("modes", "code"),
    [(["image/png"], -32005), ([""], -32005), (["text/html"], -32005), ("text/plain", -32602), ([7], -32602),
        ({"a": 1}, -32602)],
)  # fmt: skip
def test_a_client_that_accepts_nothing_of_ours_is_told_so(a2a, modes, code):
    error_of(a2a, a2a.say({"text": "books"}, params={"configuration": {"acceptedOutputModes": modes}}), code)


def test_counts_are_integers_on_the_wire(a2a):
    assert b'"count":0,' in a2a.say({"text": "zeppelin"}).content


@each(
    ("parts", "fields"),
    [
        ([{"text": "books"}], {}), ([{"text": "second-hand"}, {"text": "books"}], {}),
        ([{"data": {"query": "books"}}], {}),
        ([{"data": {"skill": "find-capability", "query": "books"}}], {}),
        ([{"data": {"input": {"q": "books"}}}], {}),
        ([{"text": "books"}, {"data": {"input": {"has_mcp": True}}}], {}),
        ([{"data": {"has_mcp": True}}], {"metadata": {"skillId": "find-capability"}}),
        ([{"text": "books"}], {"metadata": {"skillId": "find-capability", "other": 1}}),
        ([{"text": "books"}], {"metadata": "x"}),
    ],
)  # fmt: skip
def test_there_are_several_ways_to_ask_the_same(a2a, parts, fields):
    published.listed("larkspur.test")
    assert [row["host"] for row in a2a.data(*parts, **fields)["results"]] == ["larkspur.test"]


def test_metadata_of_the_request_may_name_the_skill_and_a_text_its_host(a2a):
    published.listed("larkspur.test")
    whole = {"data": {"detail": "full"}}
    answer = a2a.data(
        {"text": " https://larkspur.test/ "}, whole, params={"metadata": {"skillId": "get-site-report"}}
    )
    assert (answer["found"], answer["host"]) == (True, "larkspur.test")
    assert answer == a2a.http.get("/site/larkspur.test.json").json()


def test_unknown_input_changes_nothing_and_is_named_in_data_and_text(a2a):
    published.listed("larkspur.test")
    given = {"query": "books", "lang": "no", "`*[x](javascript:1)": 1}
    data, text = a2a.task({"data": {"skill": "find-capability", "input": given}})["artifacts"][0]["parts"]
    assert data["data"].pop("ignored") == ["lang", "`*[x](javascript:1)"]
    assert text["text"].endswith("\nUnknown, so ignored: `lang`, `` `*[x](javascript:1) ``\n")
    assert data["data"] == a2a.data({"data": {"query": "books"}})


def test_what_is_not_in_the_index_is_a_completed_task_that_says_so(a2a):
    task = a2a.task({"data": {"skill": "get-site-report", "input": {"host": "nothing.test"}}})
    assert task["artifacts"][0]["parts"][0]["data"]["found"] is False
    assert "Not in the index" in task["artifacts"][0]["parts"][1]["text"]


def test_hostile_names_stay_quoted_in_the_text(a2a):
    published.listed(
        "shop.test", display_name="x\u202e](https://evil.example) <script>alert(1)</script>\n# h"
    )
    text = a2a.task({"text": "books"})["artifacts"][0]["parts"][1]["text"]
    assert "\u202e" not in text
    assert "\n# h" not in text
    assert not re.search(r"(?<!\\)(\]\(|<script)", text)


@each(
    ("given", "code", "valid"),
    [
        ({}, "MISSING_PARAM", 0), ({"query": ""}, "MISSING_PARAM", 0),
        ({"country": "XX"}, "INVALID_FILTER_VALUE", 249),
        ({"q": "a", "limit": 26}, "INVALID_FILTER_VALUE", 25), ({"has_md": 7}, "INVALID_FILTER_VALUE", 2),
        ({"q": []}, "INVALID_FILTER_VALUE", 0),
    ],
)  # fmt: skip
def test_wrong_input_is_invalid_params_with_the_error_object(a2a, given, code, valid):
    error = error_of(a2a, a2a.say({"data": {"skill": "find-capability", "input": given}}), -32602)
    found = object_of(a2a, error)
    assert (found["code"], found["class"], len(found.get("valid", []))) == (code, "bad_request", valid)
    assert found["error"] == error["message"]


def test_an_empty_text_asks_for_nothing(a2a):
    assert object_of(a2a, error_of(a2a, a2a.say({"text": " \n"}), -32602))["code"] == "MISSING_PARAM"


def test_a_failure_of_ours_is_503_and_never_a_no_match(a2a, monkeypatch, caplog):
    def broken(_request):
        raise RuntimeError("secret inside")

    monkeypatch.setattr("index.search.find.find_page", broken)
    with caplog.at_level(logging.CRITICAL):
        response = a2a.say({"text": "books"})
    found = object_of(a2a, error_of(a2a, response, -32603, 503))
    assert found["class"] == "unavailable"
    assert int(response["Retry-After"]) > 0
    assert b"secret" not in response.content


# --- The quota ---


def test_messages_count_and_a_spent_day_is_429(a2a):
    first = a2a.say({"text": "books"})
    assert first["RateLimit"].startswith(f'"daily";r={quota.ANONYMOUS_DAILY - 1};')
    caller = caller_of(first.wsgi_request)
    for _ in range(quota.ANONYMOUS_DAILY):
        quota.take(caller)
    error_of(a2a, a2a.say({"text": ""}, {"data": 7}), -32000, 429)  # a mistake counts too
    spent = a2a.say({"text": "books"})
    error = error_of(a2a, spent, -32000, 429)
    assert object_of(a2a, error)["code"] == "RATE_LIMITED"
    assert int(spent["Retry-After"]) > 0
    error_of(a2a, a2a.post("ListTasks" if a2a.new else "message/stream"), -32004)


# --- The official client ---


@pytest.fixture
def service(live_server, settings):
    settings.BASE_URL = live_server.url
    return live_server.url


@pytest.mark.parametrize("version", ["1.0", "0.3"])
@pytest.mark.django_db(transaction=True)
def test_the_official_client_finds_the_card_and_talks(service, version):
    published.listed("larkspur.test")

    async def talk():
        async with httpx.AsyncClient() as http:
            card = await A2ACardResolver(http, service).get_agent_card()
            for interface in list(card.supported_interfaces):
                if interface.protocol_version != version:
                    card.supported_interfaces.remove(interface)
            client = ClientFactory(ClientConfig(httpx_client=http, streaming=False)).create(card)

            async def send(text):
                message = Message(message_id="m1", role=Role.ROLE_USER, parts=[Part(text=text)])
                return [event async for event in client.send_message(SendMessageRequest(message=message))]

            (answer,) = await send("books")
            with pytest.raises(InvalidParamsError):
                await send(" ")
            return card, answer.task

    card, task = asyncio.run(talk())
    assert {skill.id for skill in card.skills} == set(BY_SKILL)
    data = task.artifacts[0].parts[0].data
    assert data.struct_value["results"][0]["host"] == "larkspur.test"
    assert json.dumps(task.artifacts[0].parts[1].text)
