/// A view of a sample in the inspector.
enum InspectorTab: String, CaseIterable, Sendable {
  case controls, source, accessibility, events, play
  case sideBySide = "side-by-side"

  var title: String { self == .sideBySide ? "Side by Side" : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// The inspector as the user left it: `controls 360x320 open`, or `controls 360 open` before the user has chosen a height.
struct InspectorState: Equatable, Sendable {
  /// Indicates whether the inspector is shown. The default is false.
  var isOpen = false
  /// The tab that is shown.
  var tab = InspectorTab.controls
  /// The width at the side of a page, in logical pixels.
  var width = 360
  /// The height below a page with text of the normal size, in logical pixels; nil until the user chooses one.
  var height: Int?

  init() {}

  /// Reads a state; nil for another text.
  init?(_ text: Substring) {
    let parts = text.split(separator: " ")
    guard parts.count == 3, let tab = InspectorTab(rawValue: String(parts[0])) else { return nil }
    let sizes = parts[1].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sizes.count <= 2, sizes.allSatisfy({ (100...10_000).contains($0) }) else { return nil }
    (isOpen, self.tab, width, height) = (parts[2] == "open", tab, sizes[0], sizes.dropFirst().first)
  }

  var text: String {
    "\(tab.rawValue) \(width)\(height.map { "x\($0)" } ?? "") \(isOpen ? "open" : "closed")"
  }
}
