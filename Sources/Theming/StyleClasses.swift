/// The style classes that controls have beside the variant's. Each has one meaning: none can be the name of a variant.
enum StyleClasses {
  /// All but those that are numbered as they come.
  static let all: Set<String> = Set(sizes + kinds + contents + states + places + native)

  /// What the numbered ones begin with: a theme of a container's own, and a look of a control's own.
  static let prefixes = ["thimble-theme-", "thimble-style-"]

  private static let sizes = SizeMetrics.names.map(\.value) + SizeMetrics.floatingNames.map(\.value)

  /// What a control is.
  private static let kinds = [
    "icon-button", "toggle", "link-button", "floating-action-button", "close-button", "menu-button", "split-primary",
    "split-menu", "list-row", "overflow",
  ]

  /// What it shows, and how.
  private static let contents = ["icon-only", "title-only", "icon-and-title", "custom-insets", "inline", "visited"]

  /// What it does just now.
  private static let states = [
    "pending", "loading", "succeeded", "failed", "inactive", "keyboard-activating", "undoable", "drag-dwell",
    "large-content-target",
  ]

  /// Where it stands.
  private static let places = [
    "linked", "linked-first", "linked-middle", "linked-last", "vertical", "large-content-group",
  ]

  /// GTK's own: the button that Enter presses in its window has the class `default`.
  private static let native = ["default"]
}
