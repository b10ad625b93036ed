import CGtk

/// A choice between several texts: `GtkDropDown`.
@MainActor
public final class DropDown: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_drop_down_get_type(), faceOf: DropDown.self) }

  required init(_ native: NativeInstance) {
    super.init(native)
    nameList(in: pointer)
    observe(.selected) { dropDown, _ in dropDown.nameButton() }
  }

  /// A drop-down with the accessible name `label` and one or more items, of which the first is chosen.
  public convenience init(_ label: String, items: [String]) {
    self.init(Self.make())
    setAccessibilityLabel(label)
    let list = gtk_string_list_new(nil)
    for item in items { gtk_string_list_append(list, item) }
    gtk_drop_down_set_model(opaque, list)
    g_object_unref(UnsafeMutableRawPointer(list))
    nameButton()
  }

  /// Names the button inside, which takes focus, by the chosen item: a screen reader speaks it after the drop-down's own
  /// name. GTK 4.8 would give it the name of its type.
  private func nameButton() {
    let item = gtk_drop_down_get_selected_item(opaque)
    guard let button = Widget.face(of: gtk_widget_get_first_child(pointer)) else { return }
    let text = item.flatMap { cgtk_is_a($0, gtk_string_object_get_type()) == 0 ? nil : $0 }.flatMap {
      gtk_string_object_get_string(OpaquePointer($0))
    }
    // An item of another kind is not known as text.
    if item == nil || text != nil { button.setAccessibilityLabel(text.map { String(cString: $0) } ?? " ") }
  }

  /// Names the list that opens by the drop-down, because GTK gives it the name of its type.
  private func nameList(in parent: WidgetPointer) {
    for child in Self.children(of: parent) {
      if cgtk_is_a(child, gtk_list_view_get_type()) != 0 {
        Widget.face(of: child)?.setLabelled(by: self)
      } else {
        nameList(in: child)
      }
    }
  }

  /// The chosen item, counted from 0; nil when there is none. Setting nil does nothing where GTK keeps the last choice, as
  /// GTK 4.18 does and GTK 4.8 does not.
  public var selectedIndex: Int? {
    get {
      let index = gtk_drop_down_get_selected(opaque)
      return index == cgtk_invalid_list_position ? nil : Int(index)
    }
    set { gtk_drop_down_set_selected(opaque, newValue.map { guint(clamping: $0) } ?? cgtk_invalid_list_position) }
  }
}

extension DropDown: Choosing {
  /// The chosen item, counted from 0; nil when there is none.
  public var choice: Int? {
    get { selectedIndex }
    set { selectedIndex = newValue }
  }

  public func observeChoice(_ handler: @escaping @MainActor () -> Void) -> ObservationToken {
    let connection = observe(.selected) { _, _ in handler() }
    return ObservationToken { connection.disconnect() }
  }
}

extension Property where Owner: DropDown, Value == UInt {
  public static var selected: Self { Property("selected") }
}
