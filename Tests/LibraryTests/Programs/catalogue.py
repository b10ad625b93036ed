# Compares the catalogue for Cambalache with the GIR of the same library: catalogue.py GIR CATALOGUE
#
# Cambalache inserts each row into a table of its database. Ends with a message for each difference.

import ast
import sys
import xml.etree.ElementTree

CORE, C, GLIB = ("{http://www.gtk.org/introspection/%s/1.0}" % name for name in ("core", "c", "glib"))
COLUMNS = {
    "type": 10, "type_iface": 2, "type_enum": 5, "type_child_constraint": 4, "property": 18, "signal": 5,
}
problems = []


def expect(is_so, *words):
    if not is_so:
        problems.append(" ".join(map(str, words)))


text = open(sys.argv[2], encoding="utf-8").read()
expect('<!DOCTYPE cambalache-catalog SYSTEM "cambalache-catalog.dtd">' in text, "no document type")
catalogue = xml.etree.ElementTree.fromstring(text.encode())
tables = {element.tag: ast.literal_eval(f"[{element.text}]") for element in catalogue}
namespace = xml.etree.ElementTree.parse(sys.argv[1]).getroot().find(CORE + "namespace")

expect(catalogue.get("depends") == "gtk-4.0", "depends", catalogue.get("depends"))
expect(catalogue.get("namespace") == namespace.get("name"), "namespace", catalogue.get("namespace"))
expect(catalogue.get("version") == namespace.get("version"), "version", catalogue.get("version"))
expect(set(tables) == set(COLUMNS), "tables", sorted(tables))
for table, rows in tables.items():
    expect(all(len(row) == COLUMNS[table] for row in rows), table, "has rows of another length")
    keys = [row[:1] if table == "type" else row[:2] for row in rows]
    expect(len(keys) == len(set(keys)), table, "has a row twice")

types = {row[0]: row for row in tables["type"]}
properties = {row[:2]: row for row in tables["property"]}
signals = {row[:2] for row in tables["signal"]}
described = set()
for element in namespace:
    name = element.get(GLIB + "type-name")
    if element.tag == CORE + "enumeration" and name:
        described.add(name)
        nicks = [member.get(GLIB + "nick") for member in element.findall(CORE + "member")]
        expect([row[2] for row in tables["type_enum"] if row[0] == name] == nicks, name, nicks)
    elif element.tag == CORE + "class":
        described.add(name)
        parent = element.get("parent").replace("GObject.Object", "GObject").replace("Gtk.", "Gtk")
        expect(name in types, name, "is missing")
        expect(types.get(name, (0, 0))[1] in (parent, "Thimble" + parent), name, "derives from", parent)
        for interface in element.findall(CORE + "implements"):
            row = (name, interface.get("name").replace(".", ""))
            expect(row in tables["type_iface"], row)
        for found in element.findall(CORE + "property"):
            key = (name, found.get("name"))
            if found.get("writable") == "1":
                kind = found.find(CORE + "type").get("name").rsplit(".", 1)[-1]
                row = properties.get(key, ("",) * 18)
                ends = {"utf8": ("gchararray", "CmbIconName")}.get(kind, (kind,))
                expect(row[2].endswith(ends), key, kind, row[2])
                expect(row[4] == (1 if found.get("construct-only") else None), key, "construct-only")
            else:
                expect(key not in properties, key, "cannot be set")
        for found in element.findall(GLIB + "signal"):
            expect((name, found.get("name")) in signals, name, found.get("name"))
expect(set(types) == described, "types", sorted(set(types) ^ described))
for owner, name, kind, *_ in tables["property"]:
    is_known = kind in types or kind.startswith(("Gtk", "GMenu", "g", "Cmb"))
    expect(owner in types and is_known, owner, name, kind)
    if kind in types and types[kind][1] == "enum":
        default = properties[owner, name][6]
        expect(default in [row[2] for row in tables["type_enum"] if row[0] == kind], owner, name, default)
expect(properties["ThimbleButton", "icon-name"][2] == "CmbIconName", "icons are no icons")
expect(properties["ThimbleButton", "title"][11] == 1, "titles are not translated")
expect(properties["ThimbleButton", "child"][17] == 1, "the child of a button can be set")
expect(properties["ThimbleButton", "variant"][11] is None, "variants are translated")
containers = [name.removeprefix("Thimble") for name, row in types.items() if row[7] == "container"]
print(*sorted(containers))
sys.exit("\n".join(problems) if problems else 0)
