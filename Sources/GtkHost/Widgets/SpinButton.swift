import CGtk

/// A field for a number in a range, with buttons that change it by steps: `GtkSpinButton`.
///
/// ```swift
/// SpinButton("Days to keep", in: 1...365, step: 1).bind(.value, to: settings, \.daysToKeep)
/// ```
/// A screen reader speaks a number that the user chooses, on every GTK.
@MainActor
public final class SpinButton: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_spin_button_get_type(), faceOf: SpinButton.self) }

  private let spoken = SpokenValue()

  required init(_ native: NativeInstance) {
    super.init(native)
    connect(Signal<SpinButton, Void, Void>("value-changed")) { field in field.spoken.changed(of: field) { $0.text } }
  }

  /// The number as it is shown.
  private var text: String { String(cString: gtk_editable_get_text(opaque)) }

  /// A field with the accessible name `label`, at the minimum at first.
  ///
  /// - Parameters:
  ///   - label: the accessible name.
  ///   - range: the smallest and the largest number.
  ///   - step: the change by a button or an arrow key.
  ///   - digits: the number of decimal places, 0 to 20.
  public convenience init(_ label: String, in range: ClosedRange<Double>, step: Double = 1, digits: Int = 0) {
    self.init(Self.make())
    setAccessibilityLabel(label)
    gtk_spin_button_set_range(opaque, range.lowerBound, range.upperBound)
    gtk_spin_button_set_increments(opaque, step, 10 * step)
    gtk_spin_button_set_digits(opaque, guint(clamping: min(max(0, digits), 20)))
    gtk_spin_button_set_numeric(opaque, 1)
    value = range.lowerBound
  }

  /// The number. A number outside the range becomes its nearest end.
  public var value: Double {
    get { gtk_spin_button_get_value(opaque) }
    set { gtk_spin_button_set_value(opaque, newValue) }
  }
}

extension Property where Owner: SpinButton, Value == Double {
  /// The number.
  public static var value: Self { Property("value") }
}

extension Property where Owner: SpinButton, Value == Int {
  /// The number, without decimal places.
  public static var value: Self { Property("value") }
}
