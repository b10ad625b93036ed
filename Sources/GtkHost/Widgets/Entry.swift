import CGtk

/// A line of text to edit: `GtkEntry`.
@MainActor
public final class Entry: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_entry_get_type(), faceOf: Entry.self) }

  /// An entry that holds `text`.
  public convenience init(_ text: String = "") {
    self.init(Self.make())
    gtk_editable_set_text(opaque, text)
  }

  /// The text of the entry.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }
}

extension Signal where Owner: Entry, Arguments == Void, Result == Void {
  /// The text changed.
  public static var changed: Self { Signal("changed") }
  /// Enter was pressed.
  public static var activate: Self { Signal("activate") }
}
