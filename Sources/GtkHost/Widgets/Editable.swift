import CGtk

/// A field with one line of text: `GtkEditable`.
@MainActor
public protocol Editable: Widget {}

extension Editable {
  /// The whole text. NUL characters are left out.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue.withoutNUL) }
  }
}

extension Property where Owner: Editable, Value == String {
  public static var text: Self { Property("text") }
}

extension Signal where Owner: Editable, Arguments == Void, Result == Void {
  public static var changed: Self { Signal("changed") }
  /// Enter was pressed.
  public static var activate: Self { Signal("activate") }
}
