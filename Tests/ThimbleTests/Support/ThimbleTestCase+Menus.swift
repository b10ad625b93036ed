import CGtk
import GtkTesting
import Thimble

extension ThimbleTestCase {
  /// Waits until GTK releases a widget's closed menu, which takes one frame. Without the wait, GTK 4.8 would leak the
  /// menu when its window is destroyed.
  func letGo(of widget: Widget) {
    guard let menu = widget.children.first(where: { $0 is PopoverMenu }) else { return }
    // The widget's reference and Swift's; a newly opened menu still waits for a pointer event.
    drain()
    wait("GTK lets go of the menu") { menu.withUnsafeGtkWidget { references(to: $0) } <= 2 }
  }

  /// Returns the titles of the menu rows in a widget, including submenus.
  func rows(in widget: Widget) -> [String] { widget.withUnsafeGtkWidget { titles(in: $0) } }
}

private func references(to widget: UnsafeMutablePointer<GtkWidget>) -> UInt32 {
  UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self).pointee.ref_count
}

@MainActor
private func titles(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
  var (found, next) = ([String](), gtk_widget_get_first_child(widget))
  while let child = next {
    if String(cString: g_type_name(cgtk_type_of_instance(child))) == "GtkModelButton" {
      ValueReference.withValue(of: cgtk_type_string) { text in
        g_object_get_property(
          UnsafeMutableRawPointer(child).assumingMemoryBound(to: GObject.self), "text", text.pointer)
        found.append(String.read(text) ?? "")
      }
    }
    found += titles(in: child)
    next = gtk_widget_get_next_sibling(child)
  }
  return found
}
