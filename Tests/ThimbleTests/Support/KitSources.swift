import Foundation

/// The kit's source files, for tests that check every class.
enum KitSources {
  /// Returns the text of each Swift file.
  static func texts() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/Thimble")
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// Returns the names of the public classes that derive from `Control`, directly or not.
  static func controls() throws -> Set<String> { try classes(from: ["Control"]) }

  /// Returns the names of the public widget classes that are not controls.
  static func widgets() throws -> Set<String> { try classes(from: ["Widget", "Box"]).subtracting(controls()) }

  private static func classes(from bases: Set<String>) throws -> Set<String> {
    var superclasses: [String: String] = [:]
    for text in try texts() {
      for line in text.split(separator: "\n") {
        let words = line.split { " :,{".contains($0) }.map(String.init)
        guard let index = words.firstIndex(of: "class"), index + 2 < words.count,
          ["public", "open"].contains(words.first)
        else { continue }
        superclasses[words[index + 1]] = words[index + 2]
      }
    }
    func derives(_ name: String) -> Bool {
      superclasses[name].map { bases.contains($0) || derives($0) } ?? false
    }
    return Set(superclasses.keys.filter(derives))
  }
}
