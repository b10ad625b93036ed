import CGtk

/// A slider that sets a number in a range: `GtkScale`.
///
/// A screen reader speaks a number that the user chooses, on every GTK.
@MainActor
public final class Scale: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_scale_get_type(), faceOf: Scale.self) }

  private let spoken = SpokenValue()

  required init(_ native: NativeInstance) {
    super.init(native)
    connect(.valueChanged) { scale in scale.spoken.changed(of: scale) { $0.valueText } }
  }

  /// A scale with the accessible name `label`, at the minimum at first. An arrow key changes the number by `step`, a
  /// page key by four times as much.
  public convenience init(_ label: String, in range: ClosedRange<Double>, step: Double) {
    self.init(Self.make())
    setAccessibilityLabel(label)
    gtk_range_set_range(asRange, range.lowerBound, range.upperBound)
    gtk_range_set_increments(asRange, step, 4 * step)
  }

  private var asRange: UnsafeMutablePointer<GtkRange> { instance.cast() }

  private var asScale: UnsafeMutablePointer<GtkScale> { instance.cast() }

  /// The chosen number. A number outside the range becomes its nearest end.
  public var value: Double {
    get { gtk_range_get_value(asRange) }
    set { gtk_range_set_value(asRange, newValue) }
  }

  /// The number with the decimal places of a step.
  package var valueText: String {
    let step = gtk_adjustment_get_step_increment(gtk_range_get_adjustment(asRange))
    var (factor, digits) = (1.0, 0)
    while digits < 6, abs((step * factor).rounded() - step * factor) > 1e-9 {
      (factor, digits) = (factor * 10, digits + 1)
    }
    let rounded = (value * factor).rounded() / factor
    return digits == 0 ? "\(Int(clamping: rounded))" : "\(rounded)"
  }

  /// Marks a number by a line. The slider stops there more easily.
  public func addMark(at value: Double) { gtk_scale_add_mark(asScale, value, GTK_POS_BOTTOM, nil) }
}

extension EditedValue where Owner: Scale, Value == Double {
  /// The chosen number.
  public static var value: Self { Self(\.value, changes: .valueChanged) }
}

extension Signal where Owner: Scale, Arguments == Void, Result == Void {
  /// The number has changed, by the user or in code; repeatedly while the slider moves.
  public static var valueChanged: Self { Signal("value-changed") }
}
