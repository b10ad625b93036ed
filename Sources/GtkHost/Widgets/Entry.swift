import CGtk

/// A line of text to edit: `GtkEntry`.
@MainActor
public final class Entry: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_entry_get_type(), faceOf: Entry.self) }

  public convenience init(_ text: String = "") {
    self.init(Self.make())
    gtk_editable_set_text(opaque, text)
  }

  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }
}

extension Signal where Owner: Entry, Arguments == Void, Result == Void {
  public static var changed: Self { Signal("changed") }
  /// Enter was pressed.
  public static var activate: Self { Signal("activate") }
}

/// An entry to search with: `GtkSearchEntry`.
@MainActor
public final class SearchEntry: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_search_entry_get_type(), faceOf: SearchEntry.self) }

  /// An empty search entry with the accessible name `label`, which it also shows while it is empty.
  public convenience init(_ label: String) {
    self.init(Self.make())
    setAccessibleLabel(label)
    self[Property<SearchEntry, String?>("placeholder-text")] = label
  }

  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }
}

extension Signal where Owner: SearchEntry, Arguments == Void, Result == Void {
  /// The text changed, and a short time went by.
  public static var searchChanged: Self { Signal("search-changed") }
  /// Escape was pressed.
  public static var stopSearch: Self { Signal("stop-search") }
  /// Return was pressed.
  public static var activate: Self { Signal("activate") }
}
