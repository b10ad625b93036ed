// The GObject properties of groups.

extension ControlGroup {
  /// The properties of a group, for `.ui` files, bindings and the inspector.
  static var groupProperties: [NativeProperty] {
    [
      NativeProperty("accessibility-label", \ControlGroup.name, initial: nil, "What the group is called."),
      NativeProperty("orientation", \ControlGroup.orientation, initial: .horizontal, "A row or a column."),
      NativeProperty("linked", \ControlGroup.isLinked, initial: true, "Whether the buttons make one shape."),
      NativeProperty(
        "spacing", \ControlGroup.spacing, initial: 6, in: 0...Int(Int16.max), "Between buttons, logical pixels."),
      NativeProperty("justified", \ControlGroup.isJustified, initial: false, "Whether all buttons are equally long."),
      NativeProperty("wraps", \ControlGroup.wraps, initial: false, "Whether a long row goes on in another line."),
    ]
  }

  /// The group's accessible name; nil if it is not set. A blank name from C code changes nothing.
  private var name: String? {
    get { accessibilityLabel.isEmpty ? nil : accessibilityLabel }
    set {
      guard let newValue, AccessibleName.spoken(newValue) != nil else {
        return Log.warning("\(typeName): a blank accessibility-label is no name and is not used.")
      }
      setAccessibilityLabel(newValue)
    }
  }
}

extension ControlGroup: BuilderChecked {
  /// The required properties that a `.ui` file leaves out.
  public var builderProblem: String? {
    accessibilityLabel.isEmpty ? "It has no name: give it an accessibility-label." : nil
  }
}
