# Compares the type stubs for Python with the library: stubs.py FILE. Prints what only one of them has, or has otherwise.

import ast
import sys

import gi

gi.require_version("Thimble", "1")
from gi.repository import GObject, Thimble  # noqa: E402

with open(sys.argv[1]) as file:
    stubs = ast.parse(file.read())
classes = {node.name: node for node in stubs.body if isinstance(node, ast.ClassDef)}
functions = {node.name for node in stubs.body if isinstance(node, ast.FunctionDef)}


def names(body, kind):
    return {node.target.id if kind is ast.AnnAssign else node.name for node in body if isinstance(node, kind)}


def report(problem, found):
    for name in sorted(found):
        print(f"{problem}: {name}")


def compare(name, node, function):
    """Compares the arguments of a function, and which of them and whether its result can be none."""
    can_be_none = lambda annotation: "None" in ast.unparse(annotation)  # noqa: E731
    given = [(one.arg, can_be_none(one.annotation)) for one in node.args.args if one.arg not in ("self", "cls")]
    report(f"differs in {name}", set(given) ^ {(one.get_name(), one.may_be_null()) for one in function.get_arguments()})
    # The tag 0 is that of no result.
    is_none = function.may_return_null() or function.get_return_type().get_tag() == 0
    report(f"differs in {name}", {"the result"} if can_be_none(node.returns) != is_none else ())


report("not in the library", {name for name in [*classes, *functions] if not hasattr(Thimble, name)})
public = {name for name in dir(Thimble) if not name.startswith("_")}
report("not in the stubs", {name for name in public if callable(getattr(Thimble, name))} - {*classes, *functions} - {
    name for name in public if name.endswith("Class")})
for name, node in classes.items():
    actual = getattr(Thimble, name)
    if issubclass(actual, GObject.GEnum):
        report(f"not in {name}", {m for m in names(node.body, ast.AnnAssign) if not hasattr(actual, m)})
        continue
    methods = names(node.body, ast.FunctionDef) - {"props", "__init__"}
    report(f"not in {name}", {m for m in methods if not hasattr(actual, m)})
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name in methods:
            compare(f"{name}.{part.name}", part, getattr(actual, part.name))
    own = {p.name.replace("-", "_") for p in actual.list_properties() if p.owner_type == actual.__gtype__}
    stubbed = [names(part.body, ast.AnnAssign) for part in node.body if isinstance(part, ast.ClassDef)]
    report(f"differs in {name}", own ^ set().union(*stubbed))
for node in stubs.body:
    if isinstance(node, ast.FunctionDef):
        compare(node.name, node, getattr(Thimble, node.name))
