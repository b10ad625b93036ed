import CGtk

/// The state of a widget as CSS sees it.
public struct StateFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let active = StateFlags(rawValue: GTK_STATE_FLAG_ACTIVE.rawValue)
  public static let hovered = StateFlags(rawValue: GTK_STATE_FLAG_PRELIGHT.rawValue)
  public static let selected = StateFlags(rawValue: GTK_STATE_FLAG_SELECTED.rawValue)
  public static let insensitive = StateFlags(rawValue: GTK_STATE_FLAG_INSENSITIVE.rawValue)
  /// Mixed: `:indeterminate`.
  public static let inconsistent = StateFlags(rawValue: GTK_STATE_FLAG_INCONSISTENT.rawValue)
  public static let focused = StateFlags(rawValue: GTK_STATE_FLAG_FOCUSED.rawValue)
  /// Below content that would be dropped here: `:drop(active)`.
  public static let dropActive = StateFlags(rawValue: GTK_STATE_FLAG_DROP_ACTIVE.rawValue)
  /// On: `:checked`.
  public static let checked = StateFlags(rawValue: GTK_STATE_FLAG_CHECKED.rawValue)
  /// With visible keyboard focus: `:focus-visible`.
  public static let focusVisible = StateFlags(rawValue: GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue)
}
