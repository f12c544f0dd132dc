"""Writes the classes of answers."""

from __future__ import annotations

import textwrap

from python_names import WIDTH, attribute, class_name, docstring, literal
from schemas import Object, Schema, Schemas

#: The answers that the program gives, and their classes.
ANSWERS = {
    "paywright/status/1": "Status",
    "paywright/paywall/1": "Paywall",
    "paywright/notices/1": "Notices",
    "paywright/template/1": "Template",
    "paywright/value/1": "Value",
    "paywright/fixed-words/1": "FixedWords",
    "paywright/locales/1": "Locales",
    "paywright/reload/1": "Reload",
}
#: Definitions with a name that says too little alone.
SHORT = {"result", "rule", "due", "texts"}
#: Members of the schema that only documents of the command have.
COMMAND_ALONE = "Only with `--format ndjson`"
#: Names that a mapping needs for itself.
MAPPING = {"get", "items", "keys", "values", "raw"}

_SCALARS = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}


class Views:
    """Classes for objects, aliases for sets of values; each once, after those that it needs."""

    def __init__(self, schemas: Schemas) -> None:
        self.schemas = schemas
        self.classes: dict[str, list[str]] = {}
        self.aliases: dict[str, list[str]] = {}
        self._names: dict[int, str] = {}
        self._answer: Object | None = None

    def write(self) -> list[str]:
        """All of them as Python."""
        common, document = self.schemas.titled("What several schemas share")
        answer = document["$defs"]["answer"]
        self._answer = self.schemas.object(answer, common)
        self._class("Answer", answer, common, base="View")
        self._class("Diagnostic", document["$defs"]["diagnostic"], common)
        for title, name in ANSWERS.items():
            home, schema = self.schemas.titled(title)
            self._class(name, schema, home, base="Answer")
        lines = [line for alias in self.aliases.values() for line in alias]
        for written in self.classes.values():
            lines += ["", "", *written]
        lines += ["", "", "#: The class of each answer, by its schema.", "ANSWERS: dict[str, type[Answer]] = {"]
        lines += [f'    "{title}": {name},' for title, name in ANSWERS.items()]
        return [*lines, "}"]

    def names(self) -> list[str]:
        """Everything that the module gives away, sorted."""
        return sorted([*self.classes, *self.aliases])

    def _class(self, name: str, schema: Schema, home: str, base: str = "View") -> str:
        """Writes a class, unless it is there; its name."""
        if id(schema) in self._names:
            return self._names[id(schema)]
        if name in self._names.values():
            raise SystemExit(f"two objects would be the class {name}")
        self._names[id(schema)] = name
        description = str(schema.get("description", ""))
        content = self.schemas.object(schema, home)
        body: list[str] = []
        if content.others is not None:
            item = self._type(content.others, content.home, name, "item")[0]
            base = f"Members[{item}]"
            body += ["", f"    _item = {item}"]
        for member in content.members:
            body += self._property(name, member, content, base)
        lines = [f"class {name}({base}):", *docstring(description, 4), "", "    __slots__ = ()", *body]
        if "text" in content.members:
            lines += ["", "    def __str__(self) -> str:", "        return self.text"]
        self.classes[name] = lines
        return name

    def _property(self, owner: str, name: str, content: Object, base: str) -> list[str]:
        """A member as a property; nothing for one that every answer has, or that only the command writes."""
        member = content.members[name]
        if COMMAND_ALONE in member.description:
            return []
        if base == "Answer" and self._answer is not None and name in self._answer.members:
            return []
        attribute_name = attribute(name)
        if attribute_name in MAPPING:
            raise SystemExit(f"{owner} cannot have an attribute {attribute_name}")
        kind, view = self._type(member.schema, member.home, owner, name)
        returned, value = _reading(name, kind, view, member.required)
        lines = ["", "    @property", f"    def {attribute_name}(self) -> {returned}:"]
        return [*lines, *docstring(member.description, 8), *(f"        {line}" for line in value)]

    def _type(self, schema: Schema, home: str, owner: str, member: str) -> tuple[str, str]:
        """The type of a value, and how it is seen: as it is, as an object, as a list of objects or of what it is."""
        target, place, name = self.schemas.resolve(schema, home)
        if "anyOf" in target and (values := _values(target)) is not None:
            return self._alias(class_name(name or owner + class_name(member)), values, target), "value"
        if "enum" in target:
            return literal(target["enum"]), "value"
        if isinstance(constant := target.get("const"), str):
            return literal([constant]), "value"
        if isinstance(constant, bool):
            return "bool", "value"
        kind = target.get("type")
        if kind == "array":
            item, view = self._type(target.get("items", {}), place, owner, member.removesuffix("s"))
            return f"list[{item}]", "objects" if view == "object" else "list"
        if kind == "object":
            if "properties" not in target and "oneOf" not in target:
                others = target.get("additionalProperties")
                inner = self._type(others, place, owner, member)[0] if isinstance(others, dict) else "Any"
                return f"dict[str, {inner}]", "value"
            return self._class(self._name(name, owner, member), target, place), "object"
        if isinstance(kind, list) and set(kind) <= _SCALARS.keys():
            return " | ".join(_SCALARS[one] for one in kind), "value"
        return _SCALARS.get(str(kind), "Any"), "value"

    def _name(self, definition: str | None, owner: str, member: str) -> str:
        """A definition's own name; a short one, and an object without a name, follow their owner."""
        if definition is None:
            return owner.removesuffix("Result") + class_name(member)
        return owner + class_name(definition) if definition in SHORT else class_name(definition)

    def _alias(self, name: str, values: list[str], schema: Schema) -> str:
        """A set of values to which later versions may add."""
        if name not in self.aliases:
            short = f"{name} = {literal(values)} | str"
            if len(short) > WIDTH:
                rows = textwrap.wrap(", ".join(f'"{value}"' for value in values) + ",", WIDTH - 8)
                short = "\n".join(
                    [f"{name} = (", "    Literal[", *(f"        {row}" for row in rows), "    ]", "    | str", ")"]
                )
            self.aliases[name] = [
                "",
                *(f"#: {line}" for line in _comment(str(schema.get("description", "")))),
                *short.split("\n"),
            ]
        return name


def _values(schema: Schema) -> list[str] | None:
    """The values of a set that is open: some are known, others are text."""
    for part in schema["anyOf"]:
        if "enum" in part:
            return list(part["enum"])
    return None


def _reading(name: str, kind: str, view: str, required: bool) -> tuple[str, list[str]]:
    """What a property returns, and the lines that read it."""
    there = f'self.raw["{name}"]'
    found = f'self.raw.get("{name}")'
    if view == "objects":
        item = kind.removeprefix("list[").removesuffix("]")
        return kind, [f"return many({item}, {found})"]
    if view == "list":
        return kind, [f"value: {kind} = {there if required else f'{found} or []'}", "return value"]
    if view == "object" and required:
        return kind, [f"return {kind}({there})"]
    optional = kind if "None" in kind.split(" | ") or kind == "Any" else f"{kind} | None"
    if view == "object":
        return optional, [f"value = {found}", f"return None if value is None else {kind}(value)"]
    if required:
        return kind, [f"value: {kind} = {there}", "return value"]
    return optional, [f"value: {optional} = {found}", "return value"]


def _comment(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH - 3)
