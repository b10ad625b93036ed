import CGtk

/// A turning sign of work: `GtkSpinner`. It costs frames only while it is shown and turning.
@MainActor
public final class Spinner: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_spinner_get_type(), faceOf: Spinner.self) }

  /// A spinner at rest. One inside a control that says itself that it is busy is made with `isPresentation` true.
  public convenience init(isPresentation: Bool = false) {
    self.init(isPresentation ? Self.make(accessibleRole: .presentation) : Self.make())
  }

  /// Whether it turns.
  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque) != 0 }
    set { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
  }
}
