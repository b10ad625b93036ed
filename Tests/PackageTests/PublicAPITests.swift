import Foundation
import Testing

/// The public API of each module is a text in `API`, so that a review shows every change to it.
@Suite(
  "Public API",
  .enabled(if: Toolchain.hasDocumentationCompiler, "The toolchain has no swift-symbolgraph-extract."))
struct PublicAPITests {
  @Test(
    "The public declarations of a module equal its text", .onOwnDebian,
    arguments: [
      "Thimble", "GtkHost", "Theming", "DesignTokens", "ATSPI", "AccessibilityAudit", "ThimbleGallery",
      "ThimbleTesting",
    ])
  func text(module: String) throws {
    let current = try SymbolGraph(of: module).declarations.joined(separator: "\n") + "\n"
    let path = "Tests/PackageTests/API/\(module).txt"
    let file = PackageFiles.root.appendingPathComponent(path)
    let command = "THIMBLE_ACCEPT_GOLDENS=1 swift test --filter PublicAPITests"
    if ProcessInfo.processInfo.environment["THIMBLE_ACCEPT_GOLDENS"] == "1" {
      try current.write(to: file, atomically: true, encoding: .utf8)
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try Test.cancel("There is no \(path). This command writes it: \(command)")
    }
    let changes = current.split(separator: "\n").difference(from: expected.split(separator: "\n")).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(
      changes.isEmpty,
      """
      The public API of \(module) has changed. To accept this: \(command)
      \(changes.joined(separator: "\n"))
      """)
  }
}

/// The public declarations of a module that has been built, as the compiler's symbol graph lists them.
private struct SymbolGraph {
  /// The declarations, one on each line: types with their superclass and protocols, and each member after its type.
  let declarations: [String]

  init(of module: String) throws {
    let built = Bundle.main.bundleURL.appendingPathComponent("Modules/\(module).swiftmodule").path
    guard FileManager.default.fileExists(atPath: built) else { try Test.cancel("There is no \(built).") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("api-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Toolchain.extractSymbols(of: module, to: folder.path)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    declarations = try Self.lines(
      of: files.sorted { $0.path < $1.path }.map { try JSONDecoder().decode(Form.self, from: Data(contentsOf: $0)) })
  }

  private static func lines(of graphs: [Form]) -> [String] {
    var lines: Set<Line> = []
    for graph in graphs {
      let symbols = graph.symbols.filter { !$0.identifier.precise.contains("::SYNTHESIZED::") }
      let paths = Dictionary(symbols.map { ($0.identifier.precise, $0.pathComponents) }) { first, _ in first }
      for symbol in symbols {
        let words = symbol.declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
        lines.insert(Line(path: symbol.pathComponents, text: words.joined(separator: " ")))
      }
      for relation in graph.relationships {
        guard let path = paths[relation.source] else { continue }
        let target = paths[relation.target]?.last ?? relation.targetFallback ?? relation.target
        let name = target.split(separator: ".").last.map(String.init) ?? target
        switch relation.kind {
        case "inheritsFrom": lines.insert(Line(path: path + [""], text: "inherits from \(name)"))
        case "conformsTo" where !implied.contains(name):
          lines.insert(Line(path: path + [""], text: "conforms to \(name)"))
        default: break
        }
      }
    }
    return lines.sorted().map(\.description)
  }

  /// A declaration, or a superclass or protocol with an empty last part of the path.
  private struct Line: Hashable, Comparable, CustomStringConvertible {
    var path: [String]
    var text: String

    var description: String { path.count == 1 ? text : "\(path.dropLast().joined(separator: ".")): \(text)" }

    static func < (one: Line, other: Line) -> Bool {
      if one.path != other.path { return one.path.lexicographicallyPrecedes(other.path) }
      return one.text < other.text
    }
  }

  /// The protocols that the compiler adds to most types.
  private static let implied: Set<String> = ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"]

  /// The parts of a symbol graph that are read.
  private struct Form: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { var precise: String }
      struct Fragment: Decodable { var spelling: String }

      var identifier: Identifier
      var pathComponents: [String]
      var declarationFragments: [Fragment]
    }

    struct Relationship: Decodable {
      var kind: String
      var source: String
      var target: String
      var targetFallback: String?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
  }
}
