import CGtk

/// A label that draws a shortcut as keys: `GtkShortcutLabel`.
@MainActor
public final class ShortcutLabel: Widget {
  override public class var nativeType: NativeType {
    NativeType(gtk_shortcut_label_get_type(), faceOf: ShortcutLabel.self)
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// The keys of a shortcut; nil shows `none`.
  public convenience init(_ shortcut: KeyboardShortcut?, none: String = "") {
    self.init(Self.make())
    gtk_shortcut_label_set_disabled_text(opaque, none)
    self.shortcut = shortcut
  }

  public var shortcut: KeyboardShortcut? {
    didSet { gtk_shortcut_label_set_accelerator(opaque, shortcut?.name) }
  }
}
