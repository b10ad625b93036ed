/// The states of an accessible object: AT-SPI's set of 64 bits, with its bit numbers.
///
/// Toolkits differ: GTK 4 never sets ``enabled`` (look at ``sensitive``), and GTK 4.8 sets ``showing`` on
/// windows alone.
public struct AccessibleState: OptionSet, Hashable, Sendable {
  /// The bits of AT-SPI's state set.
  public let rawValue: UInt64

  /// Creates a state set from the bits of AT-SPI.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    rawValue = 1 << bit
  }

  /// The names of the states that are set, in the order of their bits; an unknown bit is called `state-` and its
  /// number.
  public var names: [String] {
    (UInt64(0)..<64).compactMap { bit in
      guard rawValue & (1 << bit) != 0 else { return nil }
      return bit < UInt64(Self.allNames.count) ? Self.allNames[Int(bit)] : "state-\(bit)"
    }
  }

  /// Creates the state with this name, such as `focused` or `has-popup`; nil for a name AT-SPI does not know.
  public init?(name: String) {
    guard let bit = Self.allNames.firstIndex(of: name) else { return nil }
    self.init(bit: UInt64(bit))
  }

  package static let allNames = [
    "invalid", "active", "armed", "busy", "checked", "collapsed", "defunct", "editable", "enabled", "expandable",
    "expanded", "focusable", "focused", "has-tooltip", "horizontal", "iconified", "modal", "multi-line",
    "multiselectable", "opaque", "pressed", "resizable", "selectable", "selected", "sensitive", "showing",
    "single-line", "stale", "transient", "vertical", "visible", "manages-descendants", "indeterminate", "required",
    "truncated", "animated", "invalid-entry", "supports-autocompletion", "selectable-text", "is-default", "visited",
    "checkable", "has-popup", "read-only",
  ]
}

// MARK: - States

// The names are those of AT-SPI and need no documentation.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AccessibleState {
  public static let active = AccessibleState(bit: 1)
  public static let armed = AccessibleState(bit: 2)
  public static let busy = AccessibleState(bit: 3)
  public static let checked = AccessibleState(bit: 4)
  public static let collapsed = AccessibleState(bit: 5)
  public static let defunct = AccessibleState(bit: 6)
  public static let editable = AccessibleState(bit: 7)
  public static let enabled = AccessibleState(bit: 8)
  public static let expandable = AccessibleState(bit: 9)
  public static let expanded = AccessibleState(bit: 10)
  public static let focusable = AccessibleState(bit: 11)
  public static let focused = AccessibleState(bit: 12)
  public static let hasTooltip = AccessibleState(bit: 13)
  public static let horizontal = AccessibleState(bit: 14)
  public static let iconified = AccessibleState(bit: 15)
  public static let modal = AccessibleState(bit: 16)
  public static let multiLine = AccessibleState(bit: 17)
  public static let multiselectable = AccessibleState(bit: 18)
  public static let opaque = AccessibleState(bit: 19)
  public static let pressed = AccessibleState(bit: 20)
  public static let resizable = AccessibleState(bit: 21)
  public static let selectable = AccessibleState(bit: 22)
  public static let selected = AccessibleState(bit: 23)
  public static let sensitive = AccessibleState(bit: 24)
  public static let showing = AccessibleState(bit: 25)
  public static let singleLine = AccessibleState(bit: 26)
  public static let stale = AccessibleState(bit: 27)
  public static let transient = AccessibleState(bit: 28)
  public static let vertical = AccessibleState(bit: 29)
  public static let visible = AccessibleState(bit: 30)
  public static let managesDescendants = AccessibleState(bit: 31)
  public static let indeterminate = AccessibleState(bit: 32)
  public static let required = AccessibleState(bit: 33)
  public static let truncated = AccessibleState(bit: 34)
  public static let animated = AccessibleState(bit: 35)
  public static let invalidEntry = AccessibleState(bit: 36)
  public static let supportsAutocompletion = AccessibleState(bit: 37)
  public static let selectableText = AccessibleState(bit: 38)
  public static let isDefault = AccessibleState(bit: 39)
  public static let visited = AccessibleState(bit: 40)
  public static let checkable = AccessibleState(bit: 41)
  public static let hasPopup = AccessibleState(bit: 42)
  public static let readOnly = AccessibleState(bit: 43)
}

// MARK: - Conformances

extension AccessibleState: CustomStringConvertible {
  /// The names, separated by spaces.
  public var description: String { names.joined(separator: " ") }
}
