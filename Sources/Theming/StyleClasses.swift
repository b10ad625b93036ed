/// The style classes of controls, except those of variants. A variant cannot have the name of one of these classes.
enum StyleClasses {
  /// All classes without a number, except those of kinds.
  static let all: Set<String> = Set(sizes + forms + contents + states + places + native)

  /// The prefix of the numbered classes, which are for themes of containers and looks of controls, and of the classes
  /// of widgets that are not buttons.
  static let prefix = "thimble-"

  /// The suffix of the classes for a kind of button, such as `icon-button`. Each kind adds its class itself.
  static let kindSuffix = "-button"

  private static let sizes = SizeMetrics.names.map(\.value) + SizeMetrics.floatingNames.map(\.value)

  /// The classes for the form.
  private static let forms = ["circular", "pill", "inline", "list-row", "toggle"]

  /// The classes for the content.
  private static let contents = [
    "icon-only", "title-only", "title-and-arrow", "icon-and-title", "custom-insets", "visited",
  ]

  /// The classes for the current state.
  private static let states = [
    "pending", "loading", "succeeded", "failed", "inactive", "keyboard-activating", "undoable", "drag-dwell",
    "large-content-target",
  ]

  /// The classes for the place among other controls.
  private static let places = [
    "linked", "linked-first", "linked-middle", "linked-last", "vertical", "large-content-group",
  ]

  /// The classes that GTK adds: the default button of a window, which Enter presses, has the class `default`.
  private static let native = ["default"]
}
