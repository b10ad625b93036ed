/// The style classes of controls besides the variant's. None of them can be the name of a variant.
enum StyleClasses {
  /// All classes without a number, except those of kinds.
  static let all: Set<String> = Set(sizes + forms + contents + states + places + native)

  /// The prefix of numbered classes, for the theme of a container and for the look of a control, and of the forms of
  /// widgets that are not buttons.
  static let prefix = "thimble-"

  /// The suffix of the classes for a kind of button, such as `icon-button`. Each kind gives itself its class.
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

  /// GTK's own class: a window's default button, which Enter presses, has the class `default`.
  private static let native = ["default"]
}
