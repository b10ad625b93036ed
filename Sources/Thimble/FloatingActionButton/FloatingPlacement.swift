/// Where a floating action button stands above a view: pure geometry, logical pixels.
struct FloatingPlacement: Equatable {
  var position: FloatingActionOverlay.Position = .bottomTrailing
  /// Between the button and the view's edges, where there is room for it.
  var margin = 16

  /// The button's place in a view.
  ///
  /// A button that does not fit in its natural width gets its least, which is its icon alone; in a view smaller than that
  /// it keeps its least size and the margin gives way.
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
