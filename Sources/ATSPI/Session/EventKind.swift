public import AccessibilityAudit

/// A kind of event, by its AT-SPI name: a class, a type and perhaps a detail, such as `object:state-changed:focused`.
///
/// A kind without a detail stands for all of its details.
public struct EventKind: RawRepresentable, Hashable, Sendable {
  /// The AT-SPI name.
  public let rawValue: String

  /// A kind of any AT-SPI name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Any state of an object came or went: ``AccessibleEvent/detail1`` is 1 or 0.
  public static let stateChanged = EventKind(rawValue: "object:state-changed")
  /// An object's name changed; ``AccessibleEvent/text`` is the new name.
  public static let nameChanged = EventKind(rawValue: "object:property-change:accessible-name")
  /// An object's description changed; ``AccessibleEvent/text`` is the new description.
  public static let descriptionChanged = EventKind(rawValue: "object:property-change:accessible-description")
  /// Any property of an object changed.
  public static let propertyChanged = EventKind(rawValue: "object:property-change")
  /// A child came or went.
  public static let childrenChanged = EventKind(rawValue: "object:children-changed")
  /// Text was inserted or removed.
  public static let textChanged = EventKind(rawValue: "object:text-changed")
  /// The application made an announcement, ``AccessibleEvent/text``; GTK does so from 4.14 on.
  public static let announcement = EventKind(rawValue: "object:announcement")
  /// A window became the active one.
  public static let windowActivated = EventKind(rawValue: "window:activate")
  /// A window is no longer the active one.
  public static let windowDeactivated = EventKind(rawValue: "window:deactivate")

  /// Returns the kind for changes of one state; nil unless the set has exactly one known state.
  public static func stateChanged(_ state: AccessibleState) -> EventKind? {
    let names = state.names
    guard names.count == 1, let name = names.first else { return nil }
    return EventKind(rawValue: stateChanged.rawValue + ":" + name)
  }
}

// MARK: - The wire

extension EventKind {
  private static let prefix = "org.a11y.atspi.Event."

  /// Creates the kind of a signal; nil for a signal that is no event.
  init?(_ signal: BusSignal) {
    guard signal.interface.hasPrefix(Self.prefix) else { return nil }
    var name = signal.interface.dropFirst(Self.prefix.count).lowercased() + ":" + Self.hyphenated(signal.member)
    if let detail = signal.arguments[0]?.string, !detail.isEmpty { name += ":" + detail }
    self.init(rawValue: name)
  }

  /// Returns the filter for signals of this kind, from one application or from all.
  func match(sender: String?) -> BusSignal.Match {
    let parts = rawValue.split(separator: ":", maxSplits: 2).map(String.init)
    return BusSignal.Match(
      sender: sender, interface: Self.prefix + Self.capitalized(parts.first ?? ""),
      member: parts.count > 1 ? Self.capitalized(parts[1]) : nil, argument: parts.count > 2 ? parts[2] : nil)
  }

  /// Converts `state-changed` to `StateChanged`.
  private static func capitalized(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Converts `StateChanged` to `state-changed`.
  private static func hyphenated(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase && !result.isEmpty { result += "-" }
      result += character.lowercased()
    }
    return result
  }
}
