import CGtk

/// A bar that shows how much of some work is done: `GtkProgressBar`.
@MainActor
public final class ProgressBar: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_progress_bar_get_type(), faceOf: ProgressBar.self) }

  private var isPulsing = false

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
      guard let fraction else { return pulse() }
      gtk_progress_bar_set_fraction(opaque, fraction.isNaN ? 0 : min(max(0, fraction), 1))
    }
  }

  private func pulse() {
    guard !isPulsing else { return }
    isPulsing = true
    var last = -Double.infinity
    onEachFrame { [weak self] time in
      guard let self, fraction == nil else {
        self?.isPulsing = false
        return false
      }
      if isMapped, time - last >= 0.1, !Settings.shared.reducesMotion {
        last = time
        gtk_progress_bar_pulse(opaque)
      }
      return true
    }
  }
}
