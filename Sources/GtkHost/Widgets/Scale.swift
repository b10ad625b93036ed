import CGtk

/// A number between two others, chosen by sliding: `GtkScale`.
@MainActor
public final class Scale: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_scale_get_type(), faceOf: Scale.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// A scale that assistive technologies call `label`, at first at the least number. An arrow key goes `step` far, a
  /// page key four times as far.
  public convenience init(_ label: String, in range: ClosedRange<Double>, step: Double) {
    self.init(Self.make())
    setAccessibleLabel(label)
    gtk_range_set_range(asRange, range.lowerBound, range.upperBound)
    gtk_range_set_increments(asRange, step, 4 * step)
  }

  private var asRange: UnsafeMutablePointer<GtkRange> { instance.cast() }

  private var asScale: UnsafeMutablePointer<GtkScale> { instance.cast() }

  /// The chosen number. One outside the range is taken for its nearest end.
  public var value: Double {
    get { gtk_range_get_value(asRange) }
    set { gtk_range_set_value(asRange, newValue) }
  }

  /// Marks a number by a line, where a slide comes to rest more easily.
  public func addMark(at value: Double) { gtk_scale_add_mark(asScale, value, GTK_POS_BOTTOM, nil) }
}

extension Signal where Owner: Scale, Arguments == Void, Result == Void {
  /// Another number was chosen, by hand or in code; over and over while it slides.
  public static var valueChanged: Self { Signal("value-changed") }
}
