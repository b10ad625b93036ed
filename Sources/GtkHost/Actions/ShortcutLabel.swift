import CGtk

/// Keys, drawn as keys: `GtkShortcutLabel`.
@MainActor
public final class ShortcutLabel: Widget {
  override public class var nativeType: NativeType {
    NativeType(gtk_shortcut_label_get_type(), faceOf: ShortcutLabel.self)
  }

  /// The keys of an accelerator; nil shows `none`.
  public convenience init(_ accelerator: Accelerator?, none: String = "") {
    self.init(Self.make())
    gtk_shortcut_label_set_disabled_text(opaque, none)
    self.accelerator = accelerator
  }

  /// The keys.
  public var accelerator: Accelerator? {
    didSet { gtk_shortcut_label_set_accelerator(opaque, accelerator?.description) }
  }
}
