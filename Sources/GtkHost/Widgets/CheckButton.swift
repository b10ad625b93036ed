import CGtk

/// A box with a check mark and a text: `GtkCheckButton`.
///
/// ```swift
/// CheckButton("_Sort by title").bind(.isOn, to: model, \.sortsByTitle)
/// ```
/// Use it for one of several settings in a form. A ``Switch`` suits a setting that takes effect at once.
@MainActor
public final class CheckButton: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_check_button_get_type(), faceOf: CheckButton.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// A check button. `_` marks the next letter of the title as the mnemonic.
  public convenience init(_ title: String, isOn: Bool = false) {
    self.init(Self.make())
    gtk_check_button_set_use_underline(button, 1)
    gtk_check_button_set_label(button, title.withoutNUL)
    // GTK's own name for it has the underscore of the mnemonic.
    if let label = children.lazy.compactMap({ $0 as? Label }).first { setAccessibilityLabel(label.text) }
    gtk_check_button_set_active(button, isOn ? 1 : 0)
  }

  private var button: UnsafeMutablePointer<GtkCheckButton> { instance.cast() }

  /// Indicates whether the mark is shown.
  public var isOn: Bool {
    get { gtk_check_button_get_active(button) != 0 }
    set { gtk_check_button_set_active(button, newValue ? 1 : 0) }
  }

  /// Indicates whether the button shows neither on nor off, as for several selected items that differ. The default is
  /// false.
  public var isInconsistent: Bool {
    get { gtk_check_button_get_inconsistent(button) != 0 }
    set { gtk_check_button_set_inconsistent(button, newValue ? 1 : 0) }
  }
}

extension Property where Owner: CheckButton, Value == Bool {
  /// Indicates whether the mark is shown.
  public static var isOn: Self { Property("active") }
  /// Indicates whether the mark is shown, by GTK's name: the same as `isOn`.
  public static var active: Self { isOn }
}

extension Signal where Owner: CheckButton, Arguments == Void, Result == Void {
  /// The mark was set or removed.
  public static var toggled: Self { Signal("toggled") }
}
