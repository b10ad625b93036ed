/// The style classes of controls besides the variant's. None of them can be the name of a variant.
enum StyleClasses {
  /// All classes without a number.
  static let all: Set<String> = Set(sizes + kinds + contents + states + places + native)

  /// The prefixes of numbered classes, for the theme of a container and for the look of a control.
  static let prefixes = ["thimble-theme-", "thimble-style-"]

  private static let sizes = SizeMetrics.names.map(\.value) + SizeMetrics.floatingNames.map(\.value)

  /// The classes for the kind of control.
  private static let kinds = [
    "icon-button", "toggle", "link-button", "floating-action-button", "close-button", "menu-button", "split-primary",
    "split-menu", "list-row", "overflow",
  ]

  /// The classes for the content.
  private static let contents = ["icon-only", "title-only", "icon-and-title", "custom-insets", "inline", "visited"]

  /// The classes for the current state.
  private static let states = [
    "pending", "loading", "succeeded", "failed", "inactive", "keyboard-activating", "undoable", "drag-dwell",
    "large-content-target",
  ]

  /// The classes for the place among other controls.
  private static let places = [
    "linked", "linked-first", "linked-middle", "linked-last", "vertical", "large-content-group",
  ]

  /// GTK's own class: a window's default button, which Enter presses, has the class `default`.
  private static let native = ["default"]
}
