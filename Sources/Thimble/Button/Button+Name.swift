// MARK: - Name

extension Button {
  /// Sets the accessible name; nil returns to the title. A blank label is a programmer's error: it ends the process, in
  /// every build.
  public func setAccessibilityLabel(_ label: String?) {
    let label = label.map { AccessibleName.required($0, of: Self.self) }
    let isChange = label != ownLabel
    ownLabel = label
    updateName()
    if isChange { notify("accessibility-label") }
  }

  /// The button's name and its sources.
  var name: ControlWords.Name {
    ControlWords.Name(
      passing: existingPress?.passingTitle, label: ownLabel, title: configuration.title, badge: configuration.badge)
  }

  /// Updates the accessible name after a change to one of its sources.
  ///
  /// - Parameter isQuiet: whether an announcement covers the change, so that a screen reader must not speak the name as
  ///   well.
  func updateName(isQuiet: Bool = false) {
    if let spoken = name.spoken {
      setName(spoken, isQuiet: isQuiet)
    } else if !accessibilityLabel.isEmpty {
      // Without a name, the user could not tell the button from others.
      Log.warningOnce(
        "The title of the button \"\(accessibilityLabel)\" is blank now, and it has no accessibility label: the old name is kept."
      )
    }
  }
}
