import CGtk

/// A controller that handles one keyboard shortcut for the widget it is added to: `GtkShortcutController`.
@MainActor
public final class ShortcutController: EventController {
  override public class var nativeType: NativeType {
    NativeType(gtk_shortcut_controller_get_type(), faceOf: ShortcutController.self)
  }

  /// The place of keyboard focus in which a shortcut works.
  public enum Scope: Hashable, Sendable, CaseIterable {
    /// On the widget or inside it.
    case local
    /// In the nearest window or popover around the widget.
    case managed
    /// Anywhere in the widget's window.
    case window
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Calls `handler` when the keys are pressed, repeatedly while they are held; returning true stops them there.
  public convenience init(
    _ shortcut: KeyboardShortcut, scope: Scope = .window, _ handler: @escaping @MainActor () -> Bool
  ) {
    self.init(Self.make())
    let gtk =
      switch scope {
      case .local: GTK_SHORTCUT_SCOPE_LOCAL
      case .managed: GTK_SHORTCUT_SCOPE_MANAGED
      case .window: GTK_SHORTCUT_SCOPE_GLOBAL
      }
    gtk_shortcut_controller_set_scope(opaque, gtk)
    let action = gtk_callback_action_new(pressed, HandlerBox<ShortcutHandler>.retained(handler), released)
    let trigger = gtk_keyval_trigger_new(shortcut.key.value, shortcut.modifiers.gtk)
    gtk_shortcut_controller_add_shortcut(opaque, gtk_shortcut_new(trigger, action))
  }
}

extension ShortcutController {
  /// Activates the widget it is added to when a letter is pressed with Alt in the nearest window or popover around it.
  package convenience init(mnemonic letter: Unicode.Scalar) {
    // There is one such action, which the shortcut takes a reference of.
    let action = gtk_mnemonic_action_get()
    g_object_ref(UnsafeMutableRawPointer(action))
    self.init(mnemonic: letter, action)
  }

  /// Calls `handler` when a letter is pressed with Alt in the nearest window or popover; returning true stops it there.
  package convenience init(mnemonic letter: Unicode.Scalar, _ handler: @escaping @MainActor () -> Bool) {
    self.init(
      mnemonic: letter, gtk_callback_action_new(pressed, HandlerBox<ShortcutHandler>.retained(handler), released))
  }

  private convenience init(mnemonic letter: Unicode.Scalar, _ action: OpaquePointer?) {
    self.init(Self.make())
    gtk_shortcut_controller_set_scope(opaque, GTK_SHORTCUT_SCOPE_MANAGED)
    let trigger = gtk_mnemonic_trigger_new(Key(letter).lowercased.value)
    gtk_shortcut_controller_add_shortcut(opaque, gtk_shortcut_new(trigger, action))
  }
}

private typealias ShortcutHandler = @MainActor () -> Bool

@MainActor private let pressed: GtkShortcutFunc = { _, _, data in
  guard let data else { return 0 }
  return HandlerBox<ShortcutHandler>.handler(in: data)() ? 1 : 0
}
