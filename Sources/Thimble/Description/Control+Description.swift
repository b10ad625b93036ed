import DesignTokens

extension Control {
  /// Returns the control's description. It includes the properties of members as soon as they are declared.
  func describeControl(_ details: ControlDescription.Details) -> ControlDescription {
    var lines: [ControlDescription.Line] = [
      .init("description", spokenDescription ?? ""),
      .init("states", describedStates.joined(separator: ", ")),
      .init("actions", describedActions.joined(separator: ", ")),
    ]
    // Properties that other lines contain already.
    let elsewhere: Set<String> = ["selected", "pending", "tooltip-text", "accessibility-label", "accessibility-hint"]
    let properties = describedProperties.filter { $0.isChanged && !elsewhere.contains($0.name) }
    lines += properties.map { .init($0.name, $0.value) }
    lines.append(.init("classes", describedClasses.joined(separator: ", ")))
    if details.contains(.geometry) { lines += describedGeometry }
    if details.contains(.colors) { lines += describedColors }
    let parts = descendants(of: Control.self).filter { $0.nearestControl === self && $0.isVisible }
    return ControlDescription(
      type: typeName, name: accessibilityLabel, role: accessibleRoleName, lines: lines,
      children: parts.map { $0.describe(details) })
  }

  private var nearestControl: Control? {
    var next = parent
    while let widget = next, !(widget is Control) { next = widget.parent }
    return next as? Control
  }

  private var describedStates: [String] {
    let flags = stateFlags
    let button = self as? Button
    let states: [(String, Bool)] = [
      ("hidden", !isVisible),
      ("enabled", isEnabled), ("disabled", !isEnabled),
      ("selected", isSelected), ("mixed", flags.contains(.inconsistent)),
      ("pending", button?.isPending == true), ("inactive", button?.disabledReason != nil),
      ("pressed", flags.contains(.active)), ("hovered", flags.contains(.hovered)),
      ("focusable", isFocusable), ("focused", isFocused),
    ]
    return states.filter(\.1).map(\.0)
  }

  /// The actions for assistive technologies: GTK gives every button a click.
  private var describedActions: [String] { self is Button && isEffectivelySensitive ? ["click"] : [] }

  /// The classes without numbered ones, whose numbers depend on the order of creation.
  private var describedClasses: [String] {
    styleClasses.filter { name in
      !["thimble-style-", "thimble-theme-"].contains { name.hasPrefix($0) }
    }.sorted()
  }

  /// The box, and the target relative to the box's top left corner.
  private var describedGeometry: [ControlDescription.Line] {
    guard let box = bounds(in: self), isMapped else { return [] }
    let size = ControlDescription.Line("box", ControlDescription.size(box))
    guard var target = Control.hitCell(of: self).bounds, let surface = surfaceOwner, let own = bounds(in: surface)
    else { return [size] }
    target.x -= own.x
    target.y -= own.y
    return [size, .init("target", ControlDescription.box(target))]
  }

  private var describedColors: [ControlDescription.Line] {
    guard let button = self as? Button else { return [] }
    return button.describedAppearance
  }
}

extension Button {
  /// The colours of the button's state, and their group of tokens unless a style changes them.
  fileprivate var describedAppearance: [ControlDescription.Line] {
    let appearance = resolved(in: state).appearance
    let colors: [(String, RGBA?)] = [
      ("background", appearance.background), ("foreground", appearance.foreground), ("border", appearance.border),
      ("icon", appearance.icon),
    ]
    let text = colors.compactMap { name, color in color.map { "\(name) \(Self.text($0))" } }.joined(separator: ", ")
    return [.init("colors of \(variant.name), \(state.tokenName)", text)]
  }

  private static func text(_ color: RGBA) -> String {
    switch Int((color.alpha * 100).rounded()) {
    case 0: "none"
    case 100: color.hex
    case let percent: "\(color.hex) \(percent) %"
    }
  }
}
