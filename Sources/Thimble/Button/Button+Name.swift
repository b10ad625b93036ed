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

  /// The button's name, and the facts that it comes from.
  var name: ControlWords.Name {
    ControlWords.Name(
      passing: existingPress?.passingTitle, label: ownLabel, title: configuration.title, badge: configuration.badge)
  }

  /// Exposes the name again after something that it comes from has changed.
  ///
  /// - Parameter isQuiet: whether a sentence is said of the change, so that a screen reader is not to speak the name.
  func updateName(isQuiet: Bool = false) {
    if let spoken = name.spoken {
      setName(spoken, isQuiet: isQuiet)
    } else if !accessibilityLabel.isEmpty {
      // Without a name nobody could tell the button from others.
      Log.warningOnce(
        "The title of the button \"\(accessibilityLabel)\" is blank now, and it has no accessibility label: the old name is kept."
      )
    }
  }
}
