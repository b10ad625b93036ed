// MARK: - Place

extension Button {
  /// Makes the button quiet in a bar of tools, like GNOME's own buttons: a button with an icon or an arrow has no
  /// surface at rest, and both parts of a split button have none. A button with text alone and the linked buttons of a
  /// group keep theirs.
  ///
  /// Call it after a change of the content or of the neighbours.
  func updatePlace() {
    guard place == .tools else { return isQuiet = false }
    let isPart = hasStyleClass("split-primary-button") || hasStyleClass("split-menu-button")
    isQuiet = isPart || !hasStyleClass("linked") && (content.showsIcon || content.indicator != nil)
  }
}
