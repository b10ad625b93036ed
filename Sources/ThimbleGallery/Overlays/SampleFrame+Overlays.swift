import Thimble

extension SampleFrame {
  /// Shows overlays above the sample; an empty list shows none.
  func show(_ overlays: [SampleOverlay]) {
    guard !overlays.isEmpty else { return drawAbove = nil }
    let drawing = OverlayDrawing()
    drawAbove = { frame, snapshot in drawing.draw(overlays, of: frame, snapshot) }
  }
}
