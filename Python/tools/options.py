"""Writes the keyword arguments of the client's methods."""

from __future__ import annotations

import json

from python_names import attribute, class_name, docstring, literal
from schemas import Member, Schema, Schemas

#: Members that the client sets itself, or that its methods have as arguments of their own.
OWN = {
    "status": {"input"},
    "notices": {"input"},
    "template": {"dialect", "template"},
    "outcome": {"outcomes"},
    "balance": {"balance", "unit"},
    "price": {"amount", "currency"},
    "period": {"period"},
    "fixedWords": {"storefront"},
}
ALWAYS_OWN = {"op", "schema", "id"}
#: Operations whose keyword arguments are the same.
SHARED = {"outcome": "text", "balance": "text", "period": "text"}
#: What Python takes where it takes more than JSON has.
TYPES = {
    "now": "datetime | str",
    "countdownTo": "datetime | str",
    "products": "str | Mapping[str, Any] | Sequence[Mapping[str, Any]]",
    "claims": "str | Sequence[str]",
}
_SCALARS = {"string": "str", "integer": "int", "boolean": "bool"}


class Options:
    """A dictionary type for each operation, and the JSON names of its keys."""

    def __init__(self, schemas: Schemas) -> None:
        self.schemas = schemas
        self.home, self.document = schemas.titled("paywright/request/1")
        self._written: dict[str, list[str]] = {}

    def write(self) -> list[str]:
        """All of them as Python."""
        lines: list[str] = []
        members: list[str] = []
        operations: list[str] = self.document["properties"]["op"]["enum"]
        for operation in operations:
            content = self.schemas.object(self.document["$defs"][f"{operation}Request"], self.home)
            names = [name for name in content.members if name not in ALWAYS_OWN | OWN.get(operation, set())]
            members += [
                f'    "{operation}": {{',
                *(f'        "{attribute(name)}": "{name}",' for name in names),
                "    },",
            ]
            shared = SHARED.get(operation) or operation
            if self._written.setdefault(shared, names) != names:
                raise SystemExit(f"{operation} has other arguments than those that share {shared}")
            if not names or any(line.startswith(f"class {class_name(shared)}Options(") for line in lines):
                continue
            about = f"Keyword arguments of {', '.join(self._sharing(shared))}."
            lines += ["", "", f"class {class_name(shared)}Options(TypedDict, total=False):", *docstring(about, 4)]
            for name in names:
                member = content.members[name]
                lines += ["", f"    {attribute(name)}: {self._type(name, member.schema)} | None"]
                lines += docstring(self._about(member), 4)
        lines += ["", "", "#: The members of each operation's requests, by the names of the keyword arguments."]
        return [*lines, "MEMBERS: dict[str, dict[str, str]] = {", *members, "}"]

    def _about(self, member: Member) -> str:
        """What it means, and its default where the schema has one."""
        default = self.schemas.resolve(member.schema, self.home)[0].get("default")
        return member.description if default is None else f"{member.description} Default: `{json.dumps(default)}`."

    def _sharing(self, shared: str) -> list[str]:
        return [f"`{operation}`" for operation in SHARED if SHARED[operation] == shared] or [f"`{shared}`"]

    def _type(self, name: str, schema: Schema) -> str:
        if name in TYPES:
            return TYPES[name]
        target, _, _ = self.schemas.resolve(schema, self.home)
        if "enum" in target:
            return literal(target["enum"])
        if target.get("type") == "array":
            item = self._type("", target["items"])
            return f"{item} | Sequence[{item}]"
        if target.get("type") == "object":
            others = target.get("additionalProperties")
            return f"Mapping[str, {self._type('', others) if others else 'Any'}]"
        return _SCALARS.get(str(target.get("type")), "str")
