import CGtk
import GtkTesting
import Thimble

extension ThimbleTestCase {
  /// Waits until GTK has let go of a button's closed menu, which takes it a frame: before that GTK 4.8 would keep the menu
  /// for ever when its window goes.
  func letGo(of button: Button) {
    guard let menu = button.children.first(where: { $0 is PopoverMenu }) else { return }
    // The button's reference and Swift's; a menu that has just opened is still to be told of the pointer.
    drain()
    wait("GTK lets go of the menu") { menu.withUnsafeGtkWidget { references(to: $0) } <= 2 }
  }
}

private func references(to widget: UnsafeMutablePointer<GtkWidget>) -> UInt32 {
  UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self).pointee.ref_count
}
