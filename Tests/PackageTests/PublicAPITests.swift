import Foundation
import Testing

/// The public API of each module is a text in `API`, so that a review shows every change to it.
@Suite(
  "Public API", .onOwnDebian,
  .enabled(if: Toolchain.hasDocumentationCompiler, "The toolchain has no swift-symbolgraph-extract."))
struct PublicAPITests {
  @Test(
    "The public declarations of a module equal its text",
    arguments: [
      "Thimble", "Inspecting", "GtkHost", "Theming", "DesignTokens", "ATSPI", "AccessibilityAudit", "ThimbleGallery",
      "ThimbleTesting",
    ])
  func text(module: String) throws {
    let current = try SymbolGraph.of(module).declarations.joined(separator: "\n") + "\n"
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

extension SymbolGraph {
  /// The declarations, one on each line: types with their superclass and protocols, and each member after its type. What a
  /// class has from a superclass of the same module stands there alone.
  fileprivate var declarations: [String] {
    var lines = Set(symbols.map { Line(path: $0.pathComponents, text: $0.text) }.filter { !$0.isOverride })
    for (path, target) in relations("inheritsFrom") {
      lines.insert(Line(path: path + [""], text: "inherits from \(target)"))
    }
    let parents = parents
    let conformances = Set(relations("conformsTo").map { [$0.path.joined(separator: "."), $0.target] })
    for (path, target) in relations("conformsTo") where !Self.implied.contains(target) {
      let superclasses = sequence(first: path.joined(separator: ".")) { parents[$0] }.dropFirst()
      guard !superclasses.contains(where: { conformances.contains([$0, target]) }) else { continue }
      lines.insert(Line(path: path + [""], text: "conforms to \(target)"))
    }
    return lines.sorted().map(\.description)
  }

  /// The protocols that the compiler adds to most types.
  private static let implied: Set<String> = ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"]

  /// A declaration, or a superclass or protocol with an empty last part of the path.
  private struct Line: Hashable, Comparable, CustomStringConvertible {
    var path: [String]
    var text: String

    var isOverride: Bool { text.split(separator: " ").contains("override") }

    var description: String { path.count == 1 ? text : "\(path.dropLast().joined(separator: ".")): \(text)" }

    static func < (one: Line, other: Line) -> Bool {
      if one.path != other.path { return one.path.lexicographicallyPrecedes(other.path) }
      return one.text < other.text
    }
  }
}
