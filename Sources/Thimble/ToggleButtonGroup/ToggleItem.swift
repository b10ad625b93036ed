/// One button of a ``ToggleButtonGroup``: the value it stands for, and what it shows.
public struct ToggleItem<Tag: Hashable> {
  /// The value.
  public var tag: Tag
  /// What the button shows; empty where it shows its icon only.
  public var title: String
  /// The picture before the title.
  public var icon: Icon?
  /// What the button is called; nil for the title.
  public var accessibilityLabel: String?
  /// Whether it can be pressed.
  public var isEnabled = true

  /// A button with a title. A blank one is a programmer's error, as it is of ``Button``.
  public init(_ tag: Tag, _ title: String, icon: Icon? = nil) {
    self.tag = tag
    self.title = title
    self.icon = icon
  }

  /// A button that shows an icon and no text. A blank label is a programmer's error, as it is of ``IconButton``.
  public init(_ tag: Tag, icon: Icon, accessibilityLabel: String) {
    self.tag = tag
    title = ""
    self.icon = icon
    self.accessibilityLabel = accessibilityLabel
  }
}

extension ToggleItem: Sendable where Tag: Sendable {}
