import CGtk

/// A switch between on and off: `GtkSwitch`.
@MainActor
public final class Switch: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_switch_get_type(), faceOf: Switch.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// A switch with the accessible name `label`.
  public convenience init(_ label: String, isOn: Bool = false) {
    self.init(Self.make())
    setAccessibilityLabel(label)
    gtk_switch_set_active(opaque, isOn ? 1 : 0)
  }

  public var isOn: Bool {
    get { gtk_switch_get_active(opaque) != 0 }
    set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
  }
}

extension Property where Owner: Switch, Value == Bool {
  /// Indicates whether the switch is on.
  public static var isOn: Self { Property("active") }
  /// Indicates whether the switch is on, by GTK's name: the same as `isOn`.
  public static var active: Self { isOn }
}
