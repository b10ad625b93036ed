import DesignTokens
import Foundation
import GtkTesting
import Theming
import Thimble
import XCTest

/// The name of a variant is a style class, so it must not equal another class of the kit.
final class StyleClassTests: ThimbleTestCase {
  private var variants: Set<String> { Set(Theme.default.values(in: ThemeContext()).variants.map(\.name)) }

  /// The classes of widgets in and around controls, which no variant's rule selects.
  private let parts: Set = [
    "subtitle", "badge", "indicator", "title", "reason", "long", "unavailable", "nowhere", "leaving", "outcome",
    "countdown", "focus-tooltip", "menu", "background", "shortcut", "preference-row", "dim-label",
  ]

  private func assertReserved(_ names: some Sequence<String>, _ file: StaticString = #filePath, line: UInt = #line)
    throws
  {
    let groups = Set(names).map { "\"\($0)\":{\"default\":{\"background\":{\"$value\":\"#613583\"}}}" }
    let theme = try Theme(
      tokens: "{\"theme\":{\"color\":{\"$type\":\"color\",\"button\":{\(groups.joined(separator: ","))}}}}")
    let accepted = Set(theme.values(in: ThemeContext()).variants.map(\.name)).subtracting(variants)
    XCTAssertEqual(accepted.sorted(), [], "A theme could use it for a variant.", file: file, line: line)
  }

  func testEveryClassThatTheSourcesName() throws {
    var names: Set<String> = []
    for text in try KitSources.texts() {
      for match in text.matches(of: /StyleClass\(\s*"([^"\\]+)"/) { names.insert(String(match.1)) }
      for match in text.matches(of: /Class(?:: String)? = "([^"\\]+)"/) { names.insert(String(match.1)) }
    }
    XCTAssertTrue(names.isSuperset(of: ["pending", "menu-button", "drag-dwell", "large-content-group"]), "\(names)")
    try assertReserved(names.subtracting(parts))
    try assertReserved(["linked-first", "linked-middle", "linked-last"])
    try assertReserved([Button.Size.mini, .small, .medium, .large, .extraLarge].map(\.name))
    try assertReserved(["small", "regular", "large"].map { "floating-\($0)" })
  }

  func testEveryClassThatTheStylesheetSelects() throws {
    let text = Stylesheet(.default, in: ThemeContext()).text
    // The classes of a control, or of any widget.
    let controls = text.matches(of: /(?:thimble-button|[\s(,]|^)((?:[.:][\w()-]+)+)/).map { String($0.1) }
    let names = Set(controls.flatMap { $0.matches(of: /\.([a-zA-Z][\w-]*)/).map { String($0.1) } })
    XCTAssertTrue(
      names.isSuperset(of: ["linked-middle", "inline", "inactive", "large-content-target"]), "\(names)")
    try assertReserved(names.subtracting(parts))
  }

  func testEveryClassThatControlsHave() throws {
    let controls: [Control] = [
      Button("Title"), Button("Title", icon: "list-add-symbolic"), ToggleButton("Toggle"), MenuButton("Menu") {},
      IconButton(icon: "list-add-symbolic", accessibilityLabel: "Icon"), CloseButton(),
    ]
    for control in controls { try assertReserved(control.styleClasses) }
    XCTAssertTrue(controls[0].hasStyleClass("title-only"))
  }

  func testAVariantOfSuchANameIsRefusedWithAWarning() throws {
    let names = [
      "mini", "extra-large", "menu-button", "split-primary-button", "undoable", "drag-dwell", "thimble-style-3",
    ]
    let groups = names.map { "\"\($0)\":{\"default\":{\"background\":{\"$value\":\"#613583\"}}}" }
    let theme = try Theme(
      tokens: "{\"theme\":{\"color\":{\"$type\":\"color\",\"button\":{\(groups.joined(separator: ","))}}}}")
    let found = theme.diagnostics.filter { $0.message.contains("cannot be a variant") }.compactMap(\.path)
    XCTAssertEqual(found, names.sorted().map { "theme.color.button.\($0).default.background" })
    let variants = theme.values(in: ThemeContext()).variants.map(\.name)
    XCTAssertEqual(Set(variants), self.variants)
  }
}
