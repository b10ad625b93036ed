import DesignTokens
public import GtkHost
import PlainText
import Theming
import Thimble

/// The optional parts of a description: see ``GtkHost/Widget/describe(_:)``.
public struct DescriptionDetails: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The box and the target, in whole logical pixels. They depend on the fonts of the machine.
  public static let geometry = DescriptionDetails(rawValue: 1)
  /// The colours of the control's state in the current theme.
  public static let colors = DescriptionDetails(rawValue: 2)
  /// Everything.
  public static let all: DescriptionDetails = [.geometry, .colors]
}

extension Widget {
  /// Returns the widget and the controls, labels and fields inside it as text, through all containers between them, for
  /// tests without pixels. It changes nothing.
  ///
  /// The text is the same on every machine with the same theme and fonts.
  /// ```
  /// ThimbleButton "Save" button
  ///   states: enabled, focusable
  ///   actions: click
  ///   title: _Save
  ///   variant: primary
  ///   classes: primary, medium, title-only
  ///   box: 74 × 34
  ///   target: 74 × 48 at 0, -7
  ///   colors of primary, default: background #1c71d8, foreground #ffffff, border none
  /// ```
  /// The first line has the GType, the name and the role. Lines without a value are left out, and so are hidden widgets
  /// and containers that only arrange others. Children are indented by two spaces.
  public func describe(_ details: DescriptionDetails = .all) -> String { lines(details).joined(separator: "\n") }

  private func lines(_ details: DescriptionDetails) -> [String] {
    let control = self as? Control
    let name = control?.accessibilityLabel ?? (self as? Label)?.text ?? ""
    let quoted = name.isEmpty ? "" : "\"\(Self.plain(name.replacing(each: "\"", with: "\\\"")))\""
    let head = [typeName, quoted, control?.accessibleRoleName ?? meaningfulRoleName].filter { !$0.isEmpty }
    let facts = control?.facts(details) ?? [("states", isSensitive ? "" : "disabled")]
    let own = facts.filter { !$0.1.isEmpty }.map { "\($0.0): \(Self.plain($0.1))" }
    // The children of a label are the handles of its selection.
    let parts = self is Label ? [] : nearest { control == nil ? $0.hasMeaning : $0 is Control }
    return [head.joined(separator: " ")] + (own + parts.flatMap { $0.lines(details) }).map { "  \($0)" }
  }

  /// Returns the nearest visible widgets inside that satisfy a condition.
  private func nearest(where isIncluded: (Widget) -> Bool) -> [Widget] {
    children.filter(\.isVisible).flatMap { isIncluded($0) ? [$0] : $0.nearest(where: isIncluded) }
  }

  private var hasMeaning: Bool { self is Control || self is Label || isInteractive }

  /// The role; empty for a container, whose role has no meaning and varies between versions of GTK.
  private var meaningfulRoleName: String {
    let name = accessibleRoleName
    return !hasMeaning || ["widget", "generic", "group"].contains(name) ? "" : name
  }

  /// Returns the text with line breaks and invisible characters replaced by their numbers.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Control {
  fileprivate func facts(_ details: DescriptionDetails) -> [(String, String)] {
    // Properties that other lines contain already.
    let elsewhere: Set = ["selected", "pending", "tooltip-text", "accessibility-label", "accessibility-hint"]
    let properties = describedProperties.filter { $0.isChanged && !elsewhere.contains($0.name) }
    // The numbers of numbered classes depend on the order of creation.
    let classes = styleClasses.filter { !$0.hasPrefix("thimble-") }.sorted()
    return [
      ("description", spokenDescription ?? ""), ("states", states.joined(separator: ", ")),
      // GTK gives every button a click.
      ("actions", self is Button && takesInput ? "click" : ""),
    ] + properties.map { ($0.name, $0.value) } + [("classes", classes.joined(separator: ", "))]
      + (details.contains(.geometry) ? geometry : []) + (details.contains(.colors) ? colors : [])
  }

  private var states: [String] {
    let flags = stateFlags
    let button = self as? Button
    let states: [(String, Bool)] = [
      ("hidden", !isVisible), ("enabled", isEnabled), ("disabled", !isEnabled), ("selected", isSelected),
      ("mixed", flags.contains(.inconsistent)), ("pending", button?.isPending == true),
      ("inactive", button?.disabledReason != nil), ("pressed", flags.contains(.active)),
      ("hovered", flags.contains(.hovered)), ("focusable", isFocusable), ("focused", isFocused),
    ]
    return states.filter(\.1).map(\.0)
  }

  /// The box, and the target relative to the box's top left corner.
  private var geometry: [(String, String)] {
    let size = { (box: Rectangle) in "\(Int(clamping: box.width.rounded())) × \(Int(clamping: box.height.rounded()))" }
    guard isMapped, let box = bounds(in: self) else { return [] }
    guard let target = Control.hitCell(of: self).bounds, let surface = surfaceOwner, let own = bounds(in: surface)
    else { return [("box", size(box))] }
    let place = "\(Int(clamping: (target.x - own.x).rounded())), \(Int(clamping: (target.y - own.y).rounded()))"
    return [("box", size(box)), ("target", "\(size(target)) at \(place)")]
  }

  /// The colours of the current state, and their group of tokens unless a style changes them.
  private var colors: [(String, String)] {
    guard let button = self as? Button else { return [] }
    let appearance = button.resolved(in: button.state).appearance
    let colors: [(String, RGBA?)] = [
      ("background", appearance.background), ("foreground", appearance.foreground), ("border", appearance.border),
      ("icon", appearance.icon),
    ]
    let text = colors.compactMap { name, color in color.map { "\(name) \(Self.text($0))" } }
    return [("colors of \(button.variant.name), \(button.state.tokenName)", text.joined(separator: ", "))]
  }

  private static func text(_ color: RGBA) -> String {
    switch Int(clamping: (color.alpha * 100).rounded()) {
    case 0: "none"
    case 100: color.hex
    case let percent: "\(color.hex) \(percent) %"
    }
  }
}
