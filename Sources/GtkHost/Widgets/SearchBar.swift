import CGtk

/// A bar that slides out with a field to search with: `GtkSearchBar`.
///
/// ```swift
/// let bar = SearchBar(SearchEntry("Search notes"))
/// bar.keyCaptureWidget = window  // typing anywhere in the window begins a search
/// ```
/// Escape closes the bar and empties the field.
@MainActor
public final class SearchBar: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_search_bar_get_type(), faceOf: SearchBar.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// A closed bar with a field.
  public convenience init(_ entry: SearchEntry) {
    self.init(Self.make())
    gtk_search_bar_set_child(opaque, entry.pointer)
    gtk_search_bar_connect_entry(opaque, entry.opaque)
  }

  /// Indicates whether the bar is open. Opening it moves keyboard focus to the field.
  public var isSearching: Bool {
    get { gtk_search_bar_get_search_mode(opaque) != 0 }
    set { gtk_search_bar_set_search_mode(opaque, newValue ? 1 : 0) }
  }

  /// Indicates whether the bar has a button that closes it. The default is false.
  public var showsCloseButton: Bool {
    get { gtk_search_bar_get_show_close_button(opaque) != 0 }
    set { gtk_search_bar_set_show_close_button(opaque, newValue ? 1 : 0) }
  }

  /// The widget in which typing begins a search, such as the window; nil, the default, for none.
  public var keyCaptureWidget: Widget? {
    get { Widget.face(of: gtk_search_bar_get_key_capture_widget(opaque)) }
    set { gtk_search_bar_set_key_capture_widget(opaque, newValue?.pointer) }
  }
}

extension Property where Owner: SearchBar, Value == Bool {
  /// Indicates whether the bar is open.
  public static var searchModeEnabled: Self { Property("search-mode-enabled") }
}
