import CGtk

/// A line of text that nobody can read over the user's shoulder: `GtkPasswordEntry`.
@MainActor
public final class PasswordEntry: Widget {
  override public class var nativeType: NativeType {
    NativeType(gtk_password_entry_get_type(), faceOf: PasswordEntry.self)
  }

  /// An empty entry with the accessible name `label`, which it also shows while it is empty.
  public convenience init(_ label: String) {
    self.init(Self.make())
    setAccessibleLabel(label)
    self[Property<PasswordEntry, String?>("placeholder-text")] = label
  }

  /// The password.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue.withoutNUL) }
  }

  /// Indicates whether an icon in the entry shows the text. The default is false.
  public var showsPeekIcon: Bool {
    get { gtk_password_entry_get_show_peek_icon(opaque) != 0 }
    set { gtk_password_entry_set_show_peek_icon(opaque, newValue ? 1 : 0) }
  }
}

extension Property where Owner: PasswordEntry, Value == String {
  public static var text: Self { Property("text") }
}

extension Signal where Owner: PasswordEntry, Arguments == Void, Result == Void {
  public static var changed: Self { Signal("changed") }
  /// Enter was pressed.
  public static var activate: Self { Signal("activate") }
}
