import GtkHost

/// The Swift statements that set the properties of the kit.
enum SwiftStatements {
  /// Returns the statement that sets a property, with `%` for the value, as in `isOn = %`.
  ///
  /// The name of a variable usually follows from that of its property: `icon-name` is `iconName`, and the flag `linked` is
  /// `isLinked`.
  static func statement(setting property: String, of owner: Object.Type, isFlag: Bool) -> String {
    if let known = exceptions["\(String(reflecting: owner).prefix { $0 != "<" })"]?[property] { return known }
    let words = property.split(separator: "-").map(String.init)
    let all = isFlag && words.first != "is" ? ["is"] + words : words
    return all.prefix(1).joined() + all.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + " = %"
  }

  /// The statements with another name, by the class that declares the property.
  private static let exceptions: [String: [String: String]] = [
    "Thimble.Control": ["tooltip-text": "tooltip = %"],
    "Thimble.Button": [
      "icon-name": "icon = %", "icon-placement": "configuration.iconPlacement = %",
      "accessibility-label": "setAccessibilityLabel(%)", "progress": "work.progress = %",
      "activation-policy": "work.options.activationPolicy = ActivationPolicy(%)",
    ],
    "Thimble.ToggleButton": ["active": "isOn = %", "toggles-on-press": "togglesOnPress = %"],
    "Thimble.SplitButton": [
      "icon-name": "primary.icon = %", "menu-label": "menuButton.setAccessibilityLabel(%)",
    ],
    "Thimble.FloatingActionButton": ["extended": "setMode(% ? .expanded : .normal)"],
    "Thimble.LinkButton": ["uri": "url = %"],
    "Thimble.ControlGroup": ["accessibility-label": "setAccessibilityLabel(%)", "wraps": "wraps = %"],
    "Thimble.ButtonGroup": ["overflows": "overflowsIntoMenu = %"],
    "Thimble.ToggleButtonGroup": ["selection-mode": "setSelectionMode(%)"],
    "Thimble.ButtonListRow": ["end-icon-name": "trailingIcon = %"],
  ]
}
