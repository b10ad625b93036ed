import CGtk

/// A sign of work as three dots that come and go, one after the other.
///
/// One round takes 1.3 seconds. All dots on screen keep one time, and nothing runs while none are. Where the desktop's
/// animations are off the dots stand still. Its size is what CSS says, its colour that of the text.
///
/// ## CSS nodes
/// One, `loader-dots`, `.small` where it is small.
///
/// ## Style classes
/// One of `brand`, `inverse` and `muted`.
///
/// ## Accessibility
/// Role status, named as it is made; without a name assistive technologies pass over it, for a control that says itself
/// that it is busy.
@MainActor
public final class LoaderDots: Widget, Measuring, Drawing, Mapping {
  override public class var nativeType: NativeType { .widget(cssName: "loader-dots") }

  /// The colour of the dots.
  public enum Theme: String, Sendable, CaseIterable {
    /// The theme's brand.
    case brand
    /// For coloured surfaces.
    case inverse
    /// The text's colour, and quieter.
    case muted
  }

  /// Dots at rest.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: what is being worked on, such as "Loading messages"; nil inside a control that says itself
  ///     that it is busy.
  ///   - theme: the colour.
  ///   - isSmall: whether the dots are half as large.
  public convenience init(accessibilityLabel: String? = nil, theme: Theme = .brand, isSmall: Bool = false) {
    self.init(Self.make(accessibleRole: accessibilityLabel == nil ? .presentation : .status))
    if let accessibilityLabel { setAccessibleLabel(accessibilityLabel) }
    addStyleClass(theme.rawValue)
    setStyleClass("small", isSmall)
    verticalAlignment = .center
    horizontalAlignment = .center
  }

  /// Whether the dots come and go. The default is false; ``play()`` and ``stop()`` change it.
  public private(set) var isPlaying = false

  /// Whether dots that are at rest are not seen. Their place stays. The default is false.
  public var hidesOnStop = false {
    didSet { follow() }
  }

  /// Sets the dots in motion.
  public func play() {
    isPlaying = true
    follow()
  }

  /// Brings the dots to rest.
  public func stop() {
    isPlaying = false
    follow()
  }

  public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    RequestedSize(minimum: 0, natural: 0)
  }

  public func didMap() { follow() }

  public func willUnmap() { RingPulse.remove(self) }

  private func follow() {
    opacity = isPlaying || !hidesOnStop ? 1 : 0
    if isPlaying, isMapped { RingPulse.add(self) } else { RingPulse.remove(self) }
    queueDraw()
  }

  // MARK: Drawing

  /// How strong dot number `index` of three is at a time of the round, 0…1: each comes and goes a sixth later.
  package static func strength(of index: Int, at turn: Double) -> Double {
    let own = turn - Double(index) / 6
    let phase = own - own.rounded(.down)
    return phase < 0.5 ? sinus(phase * 2) : 0
  }

  /// From 0 to 1 and back to 0, smoothly.
  private static func sinus(_ part: Double) -> Double { 4 * part * (1 - part) }

  public func draw(_ snapshot: Snapshot) {
    let (width, height) = (Double(width), Double(height))
    guard width > 0, height > 0 else { return }
    let color = foreground
    let isMoving = isPlaying && RingPulse.isMoving
    let turn = RingPulse.turn(in: 1.3)
    let size = min(height, width / 4)
    draw(on: snapshot) { cairo in
      for index in 0..<3 {
        let strength = isMoving ? 0.25 + 0.75 * Self.strength(of: index, at: turn) : isPlaying ? 1 : 0.4
        cairo_set_source_rgba(
          cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * strength)
        cairo_new_path(cairo)
        cairo_arc(cairo, width / 2 + Double(index - 1) * (width - size) / 2, height / 2, size / 2, 0, 2 * .pi)
        cairo_fill(cairo)
      }
    }
  }
}
