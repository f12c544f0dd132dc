"""JSON Schemas as the generator needs them: references, members, and what is required of them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Schema = dict[str, Any]


@dataclass
class Member:
    """A member of an object."""

    schema: Schema
    #: The document that references in it belong to.
    home: str
    description: str
    required: bool


@dataclass
class Object:
    """An object with all its members: its own, and those of the schemas that it is made of."""

    members: dict[str, Member] = field(default_factory=dict)
    #: What other members are, where the schema says so.
    others: Schema | None = None
    home: str = ""


class Schemas:
    """Every schema of a folder, by its identifier."""

    def __init__(self, folder: Path) -> None:
        self.documents: dict[str, Schema] = {}
        for file in sorted(folder.glob("*.schema.json")):
            document = json.loads(file.read_text())
            self.documents[document["$id"]] = document

    def titled(self, title: str) -> tuple[str, Schema]:
        """The document of a title such as `paywright/status/1`, with its identifier."""
        for identifier, document in self.documents.items():
            if document.get("title") == title:
                return identifier, document
        raise SystemExit(f"no schema has the title {title}")

    def resolve(self, schema: Schema, home: str) -> tuple[Schema, str, str | None]:
        """What a schema refers to, where that stands, and the name of its definition."""
        name = None
        while reference := schema.get("$ref"):
            document, _, pointer = reference.partition("#")
            home = document or home
            target: Any = self.documents[home]
            for step in pointer.strip("/").split("/") if pointer else []:
                target = target[step]
                name = step
            schema = target
        return schema, home, name

    def description(self, schema: Schema, home: str) -> str:
        """A schema's own description, else that of what it refers to."""
        if "description" in schema:
            return str(schema["description"])
        return str(self.resolve(schema, home)[0].get("description", ""))

    def object(self, schema: Schema, home: str) -> Object:
        """All members of an object."""
        result = Object(home=home)
        for part in schema.get("allOf", []):
            if "$ref" in part:
                target, place, _ = self.resolve(part, home)
                base = self.object(target, place)
                result.members |= base.members
                result.others = result.others or base.others
        required = set(schema.get("required", []))
        for name, member in schema.get("properties", {}).items():
            result.members[name] = Member(member, home, self.description(member, home), name in required)
        for name in required & result.members.keys():
            result.members[name].required = True
        variants = [part for part in schema.get("oneOf") or schema.get("anyOf") or [] if "$ref" in part]
        if variants:
            self._add_variants(result, [self.resolve(variant, home) for variant in variants])
        others = schema.get("additionalProperties")
        if isinstance(others, dict):
            result.others = others
        return result

    def _add_variants(self, result: Object, variants: list[tuple[Schema, str, str | None]]) -> None:
        """An object that has one of several forms gets the members of all; required is what every form requires."""
        forms = [self.object(schema, home) for schema, home, _ in variants]
        names = list(dict.fromkeys(name for form in forms for name in form.members))
        for name in names:
            if name in result.members:
                continue
            found = [form.members[name] for form in forms if name in form.members]
            everywhere = len(found) == len(forms)
            texts = {member.description for member in found}
            text = found[0].description if len(texts) == 1 else _first_sentence(found[0].description)
            required = everywhere and all(member.required for member in found)
            result.members[name] = Member(found[0].schema, found[0].home, text, required)


def _first_sentence(text: str) -> str:
    """What the forms agree on: the beginning, before what holds for one of them alone."""
    for end in (". ", ": "):
        text = text.partition(end)[0]
    return text.rstrip(".") + "."
