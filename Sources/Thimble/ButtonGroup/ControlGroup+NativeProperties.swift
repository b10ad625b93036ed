// What a group's GObject properties see of it.

extension ControlGroup {
  /// What `.ui` files, bindings and the inspector know of a group.
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

  /// What the group is called, if anything. What comes from C may be blank, which is no name: it changes nothing.
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
  /// What a `.ui` file left out that the group cannot be used without.
  public var builderProblem: String? {
    accessibilityLabel.isEmpty ? "It has no name: give it an accessibility-label." : nil
  }
}
