/// A button of a ``ToggleButtonGroup``: its value and its content.
public struct ToggleItem<Tag: Hashable> {
  /// The value.
  public var tag: Tag
  /// The visible title; empty if the button shows only its icon.
  public var title: String
  /// The icon before the title.
  public var icon: Icon?
  /// The accessible name; nil for the title.
  public var accessibilityLabel: String?
  /// Indicates whether the button can be pressed.
  public var isEnabled = true

  /// Creates a button with a title. A blank title is a programming error, as for ``Button``.
  public init(_ tag: Tag, _ title: String, icon: Icon? = nil) {
    self.tag = tag
    self.title = title
    self.icon = icon
  }

  /// Creates a button that shows an icon and no text. A blank label is a programming error, as for ``IconButton``.
  public init(_ tag: Tag, icon: Icon, accessibilityLabel: String) {
    self.tag = tag
    title = ""
    self.icon = icon
    self.accessibilityLabel = accessibilityLabel
  }
}

extension ToggleItem: Sendable where Tag: Sendable {}
