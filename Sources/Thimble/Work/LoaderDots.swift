import GtkHost

/// A loading indicator of three dots that fade in and out, one after the other.
///
/// One round takes 1.3 seconds. All dots on screen share one clock, which runs only while dots are on screen. The dots
/// stand still while the desktop's animations are off. CSS sets the size; the dots have the colour of the text.
///
/// ## CSS nodes
/// One node, `loader-dots`, with the class `.small` for small dots.
///
/// ## Style classes
/// One of `brand`, `inverse` and `muted`.
///
/// ## Accessibility
/// The role is status, with the name given to the initializer. Assistive technologies skip dots at rest, and dots without a
/// name: use those inside a control that announces its own work.
@MainActor
public final class LoaderDots: Widget, Drawing, Mapping {
  @_spi(Hooks) override public class var nativeType: NativeType { .widget(cssName: "loader-dots") }

  /// The colour of the dots.
  public enum Theme: String, Sendable, CaseIterable {
    /// The theme's brand colour.
    case brand
    /// A colour for coloured surfaces.
    case inverse
    /// The text's colour, less prominent.
    case muted
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Creates dots at rest.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: a name for the work, such as "Loading messages"; nil inside a control that announces its
  ///     own work.
  ///   - theme: the colour.
  ///   - isSmall: whether the dots are half as large.
  public convenience init(accessibilityLabel: String? = nil, theme: Theme = .brand, isSmall: Bool = false) {
    self.init(Self.make(accessibleRole: accessibilityLabel == nil ? .presentation : .status))
    if let accessibilityLabel { setAccessibilityLabel(accessibilityLabel) }
    addStyleClass(theme.rawValue)
    setStyleClass("small", isSmall)
    verticalAlignment = .center
    horizontalAlignment = .center
    follow()
  }

  /// Indicates whether the dots are moving. The default is false; ``play()`` and ``stop()`` change it.
  public private(set) var isPlaying = false

  /// Indicates whether dots at rest are invisible. They keep their room in the layout. The default is false.
  public var hidesOnStop = false {
    didSet { follow() }
  }

  /// Starts the animation.
  public func play() {
    isPlaying = true
    follow()
  }

  /// Stops the animation.
  public func stop() {
    isPlaying = false
    follow()
  }

  @_spi(Hooks) public func didMap() { follow() }

  @_spi(Hooks) public func willUnmap() { RingPulse.remove(self) }

  private func follow() {
    opacity = isPlaying || !hidesOnStop ? 1 : 0
    setAccessibleHidden(!isPlaying)
    if isPlaying, isMapped { RingPulse.add(self) } else { RingPulse.remove(self) }
    queueDraw()
  }

  // MARK: Drawing

  /// Returns the opacity of dot number `index` at a time of the round, both 0…1. Each dot is a sixth of a round behind
  /// the one before it.
  static func strength(of index: Int, at turn: Double) -> Double {
    let own = turn - Double(index) / 6
    let phase = own - own.rounded(.down)
    return phase < 0.5 ? sinus(phase * 2) : 0
  }

  /// Returns a value that goes from 0 to 1 and back to 0, smoothly.
  private static func sinus(_ part: Double) -> Double { 4 * part * (1 - part) }

  @_spi(Hooks) public func draw(_ snapshot: Snapshot) {
    let (width, height) = (Double(width), Double(height))
    guard width > 0, height > 0 else { return }
    let isMoving = isPlaying && RingPulse.isMoving
    let turn = RingPulse.turn(in: 1.3)
    let size = min(height, width / 4)
    snapshot.draw(in: Rectangle(x: 0, y: 0, width: width, height: height)) { canvas in
      for index in 0..<3 {
        let strength = isMoving ? 0.25 + 0.75 * Self.strength(of: index, at: turn) : isPlaying ? 1 : 0.4
        let center = Point(x: width / 2 + Double(index - 1) * (width - size) / 2, y: height / 2)
        canvas.fillCircle(around: center, radius: size / 2, foreground.faded(to: strength))
      }
    }
  }
}
