/// The position of a floating action button above a view, in logical pixels. A pure value.
struct FloatingPlacement: Equatable {
  var position: FloatingActionOverlay.Position = .bottomTrailing
  /// The distance between the button and the view's edges, if there is room.
  var margin = 16

  /// Returns the button's frame in a view.
  ///
  /// A button that does not fit at its natural width gets its minimum, which is the icon alone. In an even smaller view
  /// the button keeps its minimum size and the margin shrinks.
  func frame(
    width buttonWidth: RequestedSize, height buttonHeight: RequestedSize, in view: (width: Int, height: Int),
    isReversed: Bool
  ) -> ButtonLayout.Frame {
    let side = margin(view.width, buttonWidth.minimum)
    let below = margin(view.height, buttonHeight.minimum)
    let fits = buttonWidth.natural <= view.width - 2 * side
    let width = fits ? buttonWidth.natural : buttonWidth.minimum
    let height = max(buttonHeight.minimum, min(buttonHeight.natural, view.height - 2 * below))
    let x =
      switch position {
      case .bottomTrailing: isReversed ? side : view.width - side - width
      case .bottomLeading: isReversed ? view.width - side - width : side
      case .bottomCenter: (view.width - width) / 2
      }
    return ButtonLayout.Frame(x: x, y: view.height - below - height, width: width, height: height)
  }

  private func margin(_ room: Int, _ least: Int) -> Int { max(0, min(margin, (room - least) / 2)) }
}
