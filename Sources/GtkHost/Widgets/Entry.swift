import CGtk

/// A line of text to edit: `GtkEntry`.
@MainActor
public final class Entry: Widget, Editable {
  override public class var nativeType: NativeType { NativeType(gtk_entry_get_type(), faceOf: Entry.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// An entry with a text. `placeholder` is shown while it is empty; name the field by a label or
  /// ``Widget/setAccessibilityLabel(_:)`` as well.
  public convenience init(_ text: String = "", placeholder: String? = nil) {
    self.init(Self.make())
    self.text = text
    self.placeholder = placeholder
  }

  /// The text that is shown while the entry is empty; nil for none.
  public var placeholder: String? {
    // GTK 4.8 returns an empty text for none.
    get { gtk_entry_get_placeholder_text(entry).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } }
    set { gtk_entry_set_placeholder_text(entry, newValue?.withoutNUL) }
  }

  /// Indicates whether the user can change the text. The default is true.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(opaque) != 0 }
    set { gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
  }

  /// Indicates whether Return in the entry also activates ``Window/defaultWidget``, such as the button that saves a form.
  /// The default is false: the entry only sends the signal `activate`.
  public var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(entry) != 0 }
    set { gtk_entry_set_activates_default(entry, newValue ? 1 : 0) }
  }

  private var entry: UnsafeMutablePointer<GtkEntry> { instance.cast() }
}

/// An entry to search with: `GtkSearchEntry`.
@MainActor
public final class SearchEntry: Widget, Editable {
  override public class var nativeType: NativeType { NativeType(gtk_search_entry_get_type(), faceOf: SearchEntry.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// An empty search entry with the accessible name `label`, which it also shows while it is empty.
  public convenience init(_ label: String) {
    self.init(Self.make())
    setAccessibilityLabel(label)
    placeholder = label
  }

  /// The text that is shown while the entry is empty; nil for none. At first, the accessible name.
  public var placeholder: String? {
    // Its own function is of GTK 4.10.
    get { self[Property<SearchEntry, String?>("placeholder-text")] }
    set { self[Property<SearchEntry, String?>("placeholder-text")] = newValue }
  }
}

extension Signal where Owner: SearchEntry, Arguments == Void, Result == Void {
  /// The text has changed, and a short time has passed.
  public static var searchChanged: Self { Signal("search-changed") }
  /// Escape was pressed.
  public static var stopSearch: Self { Signal("stop-search") }
}

/// A field with one line of text: `GtkEditable`.
@MainActor
public protocol Editable: Widget {}

extension Editable {
  /// The whole text. NUL characters are left out.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue.withoutNUL) }
  }

  /// A sentence that says what is wrong with the text; nil, the default, for none.
  ///
  /// With one, the field has an outline in the theme's colour for danger (the style class `error`). The sentence takes the
  /// place of its accessible description, so that a screen reader speaks it after the field's name. Show it as well, in a
  /// label of the style class `thimble-danger`. WCAG 2.2, 3.3.1.
  ///
  /// GTK's accessible state `invalid` is not set: GTK gives it to assistive technologies as "not a valid object", and Orca
  /// then leaves out the field's name.
  public var problem: String? {
    get { value(for: problems) }
    set {
      guard newValue != problem else { return }
      setValue(newValue, for: problems)
      setAccessibleDescription(newValue)
      if newValue == nil { removeStyleClass("error") } else { addStyleClass("error") }
    }
  }
}

@MainActor private let problems = WidgetValue<String>("problem")

extension Property where Owner: Editable, Value == String {
  public static var text: Self { Property("text") }
}

extension Signal where Owner: Editable, Arguments == Void, Result == Void {
  public static var changed: Self { Signal("changed") }
  /// Enter was pressed.
  public static var activate: Self { Signal("activate") }
}

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
