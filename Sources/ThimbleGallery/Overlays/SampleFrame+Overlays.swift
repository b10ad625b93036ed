import Thimble

extension SampleFrame {
  /// Shows these overlays above the sample.
  func show(_ overlays: [SampleOverlay]) {
    guard !overlays.isEmpty else { return drawAbove = nil }
    let drawing = OverlayDrawing()
    drawAbove = { frame, snapshot in drawing.draw(overlays, of: frame, snapshot) }
  }
}
