import CGtk

/// A bar that shows how much of some work is done: `GtkProgressBar`.
@MainActor
public final class ProgressBar: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_progress_bar_get_type(), faceOf: ProgressBar.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// An empty bar with the accessible name `label`.
  public convenience init(_ label: String) {
    self.init(Self.make())
    setAccessibilityLabel(label)
    fraction = 0
  }

  /// The completed share, 0…1; nil for unknown work, for which a block moves to and fro. With animations off, it rests.
  public var fraction: Double? {
    didSet {
      if let fraction {
        gtk_progress_bar_set_fraction(opaque, fraction.isNaN ? 0 : min(max(0, fraction), 1))
      } else {
        _ = mapChanges
      }
      followMotion()
    }
  }

  /// The changes of visibility, which are followed once the share has been unknown.
  private lazy var mapChanges = ["map", "unmap"].map {
    connect(Signal<ProgressBar, Void, Void>($0)) { bar in bar.followMotion() }
  }
  private var appearance: ObservationToken?
  private var ticker: Ticker?

  /// Moves the block while the share is unknown, the bar is on screen, and the desktop allows motion.
  private func followMotion() {
    let isUnknown = fraction == nil && isMapped
    appearance =
      isUnknown ? appearance ?? Settings.shared.observeAppearance { [weak self] in self?.followMotion() } : nil
    let moves = isUnknown && !Settings.shared.reducesMotion
    guard moves != (ticker != nil) else { return }
    ticker = moves ? Ticker(every: 100) { [weak self] in self?.pulse() } : nil
    // GTK asks for a frame after the other until the bar has a share again, even while it is hidden.
    if moves { pulse() } else { gtk_progress_bar_set_fraction(opaque, gtk_progress_bar_get_fraction(opaque)) }
  }

  private func pulse() { gtk_progress_bar_pulse(opaque) }
}
