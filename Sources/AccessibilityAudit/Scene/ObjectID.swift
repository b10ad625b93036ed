/// The id of an object: its place, and marks by which another object at that place is recognized.
///
/// `1.3.2~kq7f3xm` is the second object in the third object of the first window. The four characters after `~` stand for
/// its role, name, description, the names around it, and its number among objects that are alike: they are the same in
/// every run. The last three stand for the object itself, and only hold while the application runs; an id may be
/// written without them. Toolkits that make new objects for each reader have none.
///
/// An identifier that the author gave an object is its id, `#save`. Below it, places begin there: `#sidebar/2~x3ta`.
package struct ObjectID: Hashable, Sendable {
  /// The place, or `#` and the identifier.
  package let place: String
  /// Four characters for the properties of the object; empty for an identifier.
  let mark: String
  /// Three characters for the object itself; empty if the toolkit does not keep it.
  let instance: String

  /// The id as it is printed.
  package var text: String { mark.isEmpty ? place : "\(place)~\(mark)\(instance)" }

  /// The id without the characters that hold only while the application runs.
  package var lasting: String { mark.isEmpty ? place : "\(place)~\(mark)" }

  /// Returns true if a written id is that of this object.
  func isMeant(by written: String) -> Bool { written == text || written == lasting }

  /// Returns true if a written id has the place of this object, whatever its marks.
  func hasPlace(of written: String) -> Bool { written == place || written.hasPrefix(place + "~") }

  /// Returns true if a written id was made for this object, perhaps at another place or with another name.
  func isSameInstance(as written: String) -> Bool {
    let marks = written.split(separator: "~").last ?? ""
    return !instance.isEmpty && marks.count == mark.count + instance.count && marks.hasSuffix(instance)
  }
}

// MARK: - Making

extension ObjectID {
  /// Returns the ids of the objects of a scene.
  static func all(in scene: AuditScene) -> [ObjectID] {
    let identifiers = Dictionary(
      scene.elements.map(\.node.identifier).filter { !$0.isEmpty }.map { ($0, 1) }, uniquingKeysWith: +)
    let looks = looks(of: scene)
    let alike = Dictionary(looks.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: [Fingerprint: Int] = [:]
    var counts = Array(repeating: 0, count: scene.elements.count)
    var ids: [ObjectID] = []
    ids.reserveCapacity(scene.elements.count)
    for (index, element) in scene.elements.enumerated() {
      guard let parent = element.parent else {
        ids.append(ObjectID(place: "", mark: "", instance: ""))
        continue
      }
      let node = element.node
      counts[parent] += 1
      seen[looks[index], default: 0] += 1
      // An identifier that two objects share identifies neither.
      if identifiers[node.identifier] == 1 {
        ids.append(ObjectID(place: "#\(node.identifier)", mark: "", instance: ""))
        continue
      }
      var mark = looks[index]
      mark.add(alike[mark, default: 1])
      mark.add(seen[looks[index], default: 1])
      var instance = Fingerprint()
      instance.add(node.id.description)
      let isKept = scene.toolkit.keepsObjects && !node.id.path.isEmpty
      ids.append(
        ObjectID(
          place: place(counts[parent], in: ids[parent].place), mark: mark.letters(4),
          instance: isKept ? instance.letters(3) : ""))
    }
    return ids
  }

  private static func place(_ number: Int, in parent: String) -> String {
    if parent.isEmpty { return "\(number)" }
    // A place below an identifier begins with a slash.
    return parent.hasPrefix("#") && !parent.contains("/") ? "\(parent)/\(number)" : "\(parent).\(number)"
  }

  /// Returns the properties of each object by which a person recognizes it.
  private static func looks(of scene: AuditScene) -> [Fingerprint] {
    let controls = Dictionary(scene.controls.map { ($0.element, $0) }) { first, _ in first }
    var around: [Fingerprint] = []
    around.reserveCapacity(scene.elements.count)
    return scene.elements.enumerated().map { index, element in
      let name = controls[index]?.name ?? element.node.name.trimmed
      var look = element.parent.map { around[$0] } ?? Fingerprint()
      look.add(Int(element.node.role.rawValue))
      // The title of a window changes with its content, and that is no other place.
      var inside = look
      if element.node.role != .frame { inside.add(name) }
      around.append(inside)
      look.add(name)
      look.add(controls[index]?.description ?? element.node.description.trimmed)
      return look
    }
  }
}

extension Toolkit {
  /// True if an object keeps its address as long as it exists. LibreOffice and Java make new ones for each reader.
  fileprivate var keepsObjects: Bool { !isSwing && name != "vcl" }
}
