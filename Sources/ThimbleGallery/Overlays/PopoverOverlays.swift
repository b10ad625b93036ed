import Thimble

/// Draws overlays above the open menus and popovers of samples, which have their own surfaces.
@MainActor
enum PopoverOverlays {
  /// The overlays above the popovers of all samples; empty for none.
  static var overlays: [SampleOverlay] = [] {
    didSet {
      guard overlays != oldValue else { return }
      guard !overlays.isEmpty else { return SurfaceDrawing.additions["overlays"] = nil }
      let drawing = OverlayDrawing()
      SurfaceDrawing.additions["overlays"] = { [overlays] surface, snapshot in
        guard surface is Popover, isOfSample(surface) else { return }
        drawing.draw(overlays, of: surface, snapshot)
      }
    }
  }

  private static func isOfSample(_ popover: Widget) -> Bool {
    sequence(first: popover, next: \.parent).contains { $0 is SampleFrame }
  }
}
