import DesignTokens
import Foundation
import Testing
import Theming

/// The page of style classes matches the stylesheet.
@Suite("Style classes")
struct StyleClassTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private let page: String
  /// The selectors of every rule, of each bundled theme, in each context.
  private let selectors: Set<Substring>

  init() throws {
    page = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/Thimble/Thimble.docc/Style-classes.md"), encoding: .utf8)
    var selectors: Set<Substring> = []
    for theme in Theme.bundled {
      for context in ThemeContext.surroundings {
        for rule in Stylesheet(theme, in: context).text.split(separator: "\n") where rule.hasSuffix("{") {
          if !rule.hasPrefix("@") { selectors.insert(rule.dropLast(2)) }
        }
      }
    }
    self.selectors = selectors
  }

  private var classes: Set<String> {
    Set(selectors.flatMap { $0.matches(of: /\.([a-z][a-z-]*)/).map { String($0.1) } })
  }

  private var nodes: Set<String> {
    Set(selectors.flatMap { $0.matches(of: /(?:^|[ ,>])([a-z][a-z-]*)/).map { String($0.1) } })
  }

  /// Returns the classes in the page's tables, by the heading above.
  private func documented(_ heading: String? = nil) -> Set<String> {
    let sections = page.components(separatedBy: "\n## ").filter { heading == nil || $0.hasPrefix("\(heading ?? "")\n") }
    let rows = sections.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("| `") }
    return Set(
      rows.flatMap { $0.split(separator: "|")[0...1].joined().matches(of: /`([a-zN-]+)`/).map { String($0.1) } })
  }

  /// The words of the page's code, without links to symbols.
  private var words: Set<String> {
    let codes = page.matches(of: /```([^`]+)```|``[^`]+``|`([^`]+)`/).map { $0.1 ?? $0.2 ?? "" }
    return Set(codes.flatMap { $0.matches(of: /[a-z][a-z-]*/).map { String($0.0) } })
  }

  @Test("Every class and node of the stylesheet is on the page")
  func complete() {
    #expect(classes.count > 40)
    #expect(classes.subtracting(documented()) == [])
    #expect(nodes.subtracting(words) == [])
  }

  @Test("Every class that the kit gives a widget is on the page, and every class of the page is given or styled")
  func given() throws {
    var sources = ""
    for folder in ["Sources/Thimble", "Sources/GtkHost/Widgets"] {
      let files = FileManager.default.enumerator(atPath: Self.root.appendingPathComponent(folder).path)
      for case let file as String in files ?? .init() where file.hasSuffix(".swift") {
        sources += try String(contentsOf: Self.root.appendingPathComponent("\(folder)/\(file)"), encoding: .utf8)
      }
    }
    let code = sources.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    let given = Set(code.matches(of: /(?:add|set)StyleClass\("([^"]+)"/).map { String($0.1) })
    #expect(given.count > 20)
    #expect(given.subtracting(documented()) == [])
    for name in documented() where !classes.contains(name) && !name.hasSuffix("-N") {
      #expect(code.contains("\"\(name)\""), "\(name) is not in the kit.")
    }
  }

  @Test("No variant may have the name of a class of buttons")
  func reserved() throws {
    let variants = Set(Theme.bundled.flatMap { $0.values(in: ThemeContext()).variants.map(\.name) })
    for name in documented("Classes of buttons").subtracting(variants) {
      let path = "color.button.\(name).default.background"
      let theme = try Theme(giving: "theme.\(path)", "color", "\"#ffffff\"")
      #expect(theme.diagnostics.contains { $0.message.contains("cannot be a variant") }, "\(name)")
    }
  }
}
