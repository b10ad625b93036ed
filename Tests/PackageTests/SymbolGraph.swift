import Foundation
import Synchronization
import Testing

/// The public declarations of a module that has been built, as the compiler's symbol graph lists them.
struct SymbolGraph {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    /// `public` or `open`.
    var accessLevel: String

    /// The declaration on one line.
    var text: String {
      declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var isType: Bool { ["class", "struct", "enum", "protocol"].map { "swift.\($0)" }.contains(kind.identifier) }
  }

  private struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  /// One file: the module's own declarations, or its extensions of another module.
  private struct Part: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]
  }

  private let parts: [Part]

  var symbols: [Symbol] { parts.flatMap(\.symbols) }

  /// Returns the target of each relationship of a kind, with the path of the declaration that has it.
  func relations(_ kind: String) -> [(path: [String], target: String)] {
    parts.flatMap { part in
      let paths = Dictionary(part.symbols.map { ($0.identifier.precise, $0.pathComponents) }) { first, _ in first }
      return part.relationships.filter { $0.kind == kind }.compactMap { relation -> (path: [String], target: String)? in
        guard let path = paths[relation.source] else { return nil }
        let target = paths[relation.target]?.last ?? relation.targetFallback ?? relation.target
        return (path, target.split(separator: ".").last.map(String.init) ?? target)
      }
    }
  }

  var classes: [Symbol] { symbols.filter { $0.kind.identifier == "swift.class" } }

  /// The superclass of each class.
  var parents: [String: String] {
    let names = Set(classes.map(\.pathComponents))
    return relations("inheritsFrom").reduce(into: [:]) { parents, relation in
      if names.contains(relation.path) { parents[relation.path.joined(separator: ".")] = relation.target }
    }
  }

  /// The graphs that tests have asked for, by module.
  private static let known = Mutex<[String: SymbolGraph]>([:])

  /// Returns the graph of a module, which is extracted once for all tests.
  static func of(_ module: String) throws -> SymbolGraph {
    try known.withLock { known in
      if let graph = known[module] { return graph }
      let graph = try SymbolGraph(extractedFrom: module)
      known[module] = graph
      return graph
    }
  }

  private init(extractedFrom module: String) throws {
    let built = "\(Toolchain.modules)/\(module).swiftmodule"
    guard FileManager.default.fileExists(atPath: built) else { try Test.cancel("There is no \(built).") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("api-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #if arch(arm64)
      let machine = "aarch64"
    #else
      let machine = "x86_64"
    #endif
    try Toolchain.run(
      "swift-symbolgraph-extract",
      [
        "-module-name", module, "-I", Toolchain.modules, "-target", "\(machine)-unknown-linux-gnu", "-output-dir",
        folder.path, "-minimum-access-level", "public", "-emit-extension-block-symbols",
      ] + Toolchain.headers())
    parts = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map { file in
      var part = try JSONDecoder().decode(Part.self, from: Data(contentsOf: file))
      part.symbols.removeAll { $0.identifier.precise.contains("::SYNTHESIZED::") }
      return part
    }
  }
}
