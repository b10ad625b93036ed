import Thimble

extension SearchEntry {
  /// Follows the keys of a search above a list: Down goes to the list, Return chooses, and Escape ends the search.
  ///
  /// `enter` returns whether keyboard focus is in the list now.
  func onKeys(
    down enter: @escaping @MainActor () -> Bool, return choose: @escaping @MainActor () -> Void,
    escape end: @escaping @MainActor () -> Void
  ) {
    add(KeyController { _, key in key == "Down" && enter() }.with { $0.setPhase(.capture) })
    connect(.activate) { _ in choose() }
    connect(.stopSearch) { _ in end() }
  }

  /// Moves keyboard focus to the search, with its text selected, so that typing replaces it.
  func grabFocusSelectingText() {
    grabFocus()
    // Only the text inside has the action.
    _ = children.contains { $0.activateAction("selection.select-all") }
  }
}
