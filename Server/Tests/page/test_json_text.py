"""JSON as text: nothing but white space is left out, and each character and path is found again."""

import json

import pytest

from visitor import EXAMPLES

COMPACT = """async text => {
    const { compact, originalOffset } = await import("/page/json-text.js");
    const made = compact(text);
    const isFound = [...made.text].every((_, index) => text[originalOffset(made, index)] === made.text[index]);
    return [made.text, isFound, made.elements.map(([start, end]) => made.text.slice(start, end))];
}"""
AT_PATH = """async ([text, path]) => {
    const { offsetOfPath, tokenEnd, placeOf, offsetOf } = await import("/page/json-text.js");
    const offset = offsetOfPath(text, path);
    const { line, column } = placeOf(text, offset);
    return [text.slice(offset, tokenEnd(text, offset)), line, column, offsetOf(text, line, column) === offset];
}"""
TEXT = '{\n "a": [1, {"b": "x\\"y", "🌌": 10.50}],\n "two words": {"f": null}\n}'


@pytest.mark.parametrize("name", ["aurora.storekit", "aurora.products.json", "customers/two-stores.json"])
def test_an_object_is_one_element(visit, name):
    text = (EXAMPLES / name).read_text()
    made, is_found, elements = visit().page.evaluate(COMPACT, text)
    assert made == json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False)
    assert is_found
    assert elements == [made]


def test_an_array_has_its_elements(visit):
    page = visit().page
    made, is_found, elements = page.evaluate(COMPACT, ' [ {"a" : [1, 2]} ,\r\n\t"[ , ]", 1.50 ] ')
    assert made == '[{"a":[1,2]},"[ , ]",1.50]'
    assert is_found
    assert elements == ['{"a":[1,2]}', '"[ , ]"', "1.50"]
    assert page.evaluate(COMPACT, "[ ]")[2] == []


@pytest.mark.parametrize("path, token, line, column", [
    ("$", "{", 1, 1),
    ("$.a", "[", 2, 7),
    ("$.a[0]", "1", 2, 8),
    ("$.a[1].b", '"x\\"y"', 2, 17),
    ('$.a[1]["🌌"]', "10.50", 2, 30),
    ('$["two words"].f', "null", 3, 21),
    ("$.a[1].missing", "{", 2, 11),
    ("$.a[7]", "[", 2, 7),
])
def test_a_path_leads_to_its_value_or_to_what_is_around_it(visit, path, token, line, column):
    assert visit().page.evaluate(AT_PATH, [TEXT, path]) == [token, line, column, True]
