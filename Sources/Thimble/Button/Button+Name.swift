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

  func updateName() {
    let title = AccessibleName.withoutMnemonic(configuration.title)
    let badge = configuration.badge.flatMap(AccessibleName.spoken)
    let name = existingPress?.passingTitle ?? ownLabel ?? title
    setName(badge.map { localized("%1$@, %2$@", name, $0) } ?? name)
  }
}
