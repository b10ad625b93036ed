// MARK: - Name

extension Button {
  /// Sets what the button is called; nil goes back to the title. A blank label is a programmer's error, in every build.
  public func setAccessibilityLabel(_ label: String?) {
    let label = label.map { AccessibleName.required($0, of: Self.self) }
    let isChange = label != ownLabel
    ownLabel = label
    updateName()
    if isChange { notify("accessibility-label") }
  }

  /// The name without the words that stand in its place for a while, and without the badge.
  var lastingName: String { ownLabel ?? AccessibleName.oneLine(AccessibleName.withoutMnemonic(configuration.title)) }

  /// - Parameter isQuiet: whether something else is said of the change.
  func updateName(isQuiet: Bool = false) {
    let badge = configuration.badge.flatMap(AccessibleName.spoken)
    let name = existingPress?.passingTitle ?? lastingName
    guard AccessibleName.spoken(name) != nil || accessibilityLabel.isEmpty else { return reportBlankTitle() }
    setName(badge.map { localized("%1$@, %2$@", name, $0) } ?? name, isQuiet: isQuiet)
  }

  private static var blank: Set<String> = []

  /// Says once of a button that its title has become blank. It keeps its name: nobody could tell it from others.
  private func reportBlankTitle() {
    guard Self.blank.insert(accessibilityLabel).inserted else { return }
    Log.warning(
      "The title of the button \"\(accessibilityLabel)\" is blank now, and it has no accessibility label: it goes on being "
        + "called that.")
  }
}
