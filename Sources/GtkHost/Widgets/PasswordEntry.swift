import CGtk

/// An entry that hides its text: `GtkPasswordEntry`.
@MainActor
public final class PasswordEntry: Widget, Editable {
  override public class var nativeType: NativeType {
    NativeType(gtk_password_entry_get_type(), faceOf: PasswordEntry.self)
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// An empty entry with the accessible name `label`, which it also shows while it is empty.
  public convenience init(_ label: String) {
    self.init(Self.make())
    setAccessibilityLabel(label)
    self[Property<PasswordEntry, String?>("placeholder-text")] = label
  }

  /// Indicates whether Return in the entry also activates ``Window/defaultWidget``. The default is false.
  public var activatesDefault: Bool {
    get { self[Property<PasswordEntry, Bool>("activates-default")] }
    set { self[Property<PasswordEntry, Bool>("activates-default")] = newValue }
  }

  /// Indicates whether an icon in the entry shows the text. The default is false.
  public var showsPeekIcon: Bool {
    get { gtk_password_entry_get_show_peek_icon(opaque) != 0 }
    set { gtk_password_entry_set_show_peek_icon(opaque, newValue ? 1 : 0) }
  }
}
