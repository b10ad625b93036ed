# Prints the interface for programs in other languages from a GIR, without texts: interface.py GIR

import sys
import xml.etree.ElementTree

CORE, C, GLIB = ("{http://www.gtk.org/introspection/%s/1.0}" % name for name in ("core", "c", "glib"))


def named(element, *tags):
    return [child for child in element if child.tag in tags]


def type_of(element):
    for child in named(element, CORE + "type", CORE + "array"):
        return child.get("name") or "array"
    return "..."


def owned(element):
    notes = [element.get("transfer-ownership", "")] + (["or null"] if element.get("nullable") else [])
    return f"{type_of(element)} ({', '.join(filter(None, notes))})"


def call(element):
    parameters = [parameter for group in named(element, CORE + "parameters") for parameter in group]
    parameters = [p for p in parameters if p.tag == CORE + "parameter"]
    result = "".join(f" -> {owned(value)}" for value in named(element, CORE + "return-value") if type_of(value) != "none")
    listed = ", ".join(f"{parameter.get('name')}: {owned(parameter)}" for parameter in parameters)
    return f"({listed}){' throws' if element.get('throws') else ''}{result}"


def flags(element):
    found = [] if element.get("readable") == "0" else ["readable"]
    return " ".join(found + [flag for flag in ("writable", "construct", "construct-only") if element.get(flag) == "1"])


namespace = xml.etree.ElementTree.parse(sys.argv[1]).getroot().find(CORE + "namespace")
print(namespace.get("name"), namespace.get("version"), namespace.get("shared-library").split(",")[0])
for element in sorted(namespace, key=lambda element: (element.tag, element.get("name"))):
    kind = element.tag.split("}")[1]
    if kind == "enumeration":
        print(f"enumeration {element.get('name')} {element.get(C + 'type')}")
        for member in named(element, CORE + "member"):
            print(f"  {member.get(C + 'identifier')} = {member.get('value')}")
    elif kind == "function":
        print(f"function {element.get(C + 'identifier')} {call(element)}")
    elif kind == "class":
        print(f"class {element.get('name')} {element.get(C + 'type')}: {element.get('parent')}")
        for child in sorted(element, key=lambda child: (child.tag, child.get("name") or "")):
            tag = child.tag.split("}")[1]
            if tag in ("constructor", "method", "function"):
                print(f"  {tag} {child.get(C + 'identifier')} {call(child)}")
            elif tag == "property":
                print(f"  property {child.get('name')}: {type_of(child)} {flags(child)}")
            elif tag == "signal":
                print(f"  signal {child.get('name')} {call(child)}")
            elif tag == "implements":
                print(f"  implements {child.get('name')}")
