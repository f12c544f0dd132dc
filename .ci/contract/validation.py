"""Validators: of the schemas as they are published, and of closed ones that take nothing which is not described."""

import copy

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource

from documents import Place, growing, places, uri

# Lists that leave values to others: what refuses a request may stand in an input, with any code of the importers.
INCOMPLETE = {"common#/$defs/requestCode"}


def closed(documents):
    """The same schemas without what lets later versions add to answers: no other members, no other values."""
    documents = copy.deepcopy(documents)
    for place in places(documents):
        schema = place.schema
        if growing(schema) is not None and str(place) not in INCOMPLETE:
            schema["anyOf"].pop()
        if schema.get("properties") and isinstance(schema.get("additionalProperties"), dict):
            schema["additionalProperties"] = False
        if "oneOf" in schema:
            schema["oneOf"] = [branch for branch in schema["oneOf"] if branch != {"$ref": "#/$defs/laterSituation"}]
    answers = {name: document for name, document in documents.items() if name != "request"}
    for place in list(places(answers)):
        # Where a value stands, not where a schema says something more about one. What takes any member stays so.
        inner = [place.schema.get("items"), place.schema.get("additionalProperties")]
        for schema in inner + list(place.schema.get("properties", {}).values()):
            if isinstance(schema, dict) and describes_members(schema):
                schema["unevaluatedProperties"] = False
        if not place.path and place.name != "common":
            place.schema["unevaluatedProperties"] = False
    return documents


def describes_members(schema):
    """Whether a schema describes a whole object, and no more than some of its members."""
    if "description" not in schema:
        return "$ref" in schema
    branches = schema.get("anyOf", []) + schema.get("allOf", [])
    return (
        "$ref" in schema
        or "properties" in schema
        or any("properties" in branch or "$ref" in branch for branch in branches)
    )


class Validation:
    """Says whether values are what schemas describe."""

    def __init__(self, documents):
        self.documents = documents
        self.registry = Registry().with_resources(
            (uri(name), Resource.from_contents(document)) for name, document in documents.items()
        )
        self.validators = {}

    def place(self, name):
        """The schema of a name as a place."""
        return Place(self.documents, name)

    def of(self, reference):
        """The validator for a name, or for the URI of a place."""
        if reference not in self.validators:
            target = reference if ":" in reference else uri(reference)
            self.validators[reference] = Draft202012Validator({"$ref": target}, registry=self.registry)
        return self.validators[reference]

    def takes(self, reference, value):
        return self.of(reference).is_valid(value)

    def fault(self, reference, value):
        """The most telling fault in words; none where there is none."""
        error = best_match(self.of(reference).iter_errors(value))
        if error is None:
            return None
        path = "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in error.absolute_path)
        message = error.message if len(error.message) < 300 else error.message[:300] + "…"
        return f"{path}: {message}"


def reached(place, value, validation, path=()):
    """Every schema that says something about a value or a part of it, with the part's path: (place, path, part)."""
    yield place, path, value
    schema = place.schema
    target = place.referred()
    if target is not None:
        yield from reached(target, value, validation, path)
    for index in range(len(schema.get("allOf", ()))):
        yield from reached(place.child("allOf", index), value, validation, path)
    for key in ("anyOf", "oneOf"):
        for index in range(len(schema.get(key, ()))):
            branch = place.child(key, index)
            if validation.takes(branch.uri, value):
                yield from reached(branch, value, validation, path)
    if "if" in schema:
        branch = "then" if validation.takes(place.child("if").uri, value) else "else"
        if branch in schema:
            yield from reached(place.child(branch), value, validation, path)
    if isinstance(value, dict):
        properties = schema.get("properties", {})
        for name, part in value.items():
            if name in properties:
                yield from reached(place.child("properties", name), part, validation, path + (name,))
            elif isinstance(schema.get("additionalProperties"), dict):
                yield from reached(place.child("additionalProperties"), part, validation, path + (name,))
    elif isinstance(value, list) and isinstance(schema.get("items"), dict):
        for index, part in enumerate(value):
            yield from reached(place.child("items"), part, validation, path + (index,))
