import CGtk

/// A container that shows one of its children at a time: `GtkStack`.
@MainActor
public final class Stack: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_stack_get_type(), faceOf: Stack.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// An empty stack that cross-fades.
  public convenience init() {
    self.init(Self.make())
    crossFades = true
    gtk_stack_set_hhomogeneous(opaque, 0)
    gtk_stack_set_vhomogeneous(opaque, 0)
  }

  /// Indicates whether a child fades in over the one that was shown before. The default is true. With animations off,
  /// nothing fades.
  public var crossFades: Bool {
    get { gtk_stack_get_transition_type(opaque) == GTK_STACK_TRANSITION_TYPE_CROSSFADE }
    set {
      let type = newValue ? GTK_STACK_TRANSITION_TYPE_CROSSFADE : GTK_STACK_TRANSITION_TYPE_NONE
      gtk_stack_set_transition_type(opaque, type)
    }
  }

  /// Adds a child under a name. It is in a panel whose accessible name is `title`, or else the name of its type.
  public func add(_ child: Widget, named name: String, title: String? = nil) {
    guard let page = gtk_stack_add_titled(opaque, child.pointer, name, title), let title else { return }
    var property = GTK_ACCESSIBLE_PROPERTY_LABEL
    ValueReference.withValue(title) { gtk_accessible_update_property_value(page, 1, &property, $0.pointer) }
  }

  /// Removes a child, which is finalized unless other code holds it.
  public func remove(_ child: Widget) { gtk_stack_remove(opaque, child.pointer) }

  public func child(named name: String) -> Widget? { Widget.face(of: gtk_stack_get_child_by_name(opaque, name)) }

  /// The name of the child that is shown. Setting a name that is not there changes nothing, and GTK warns.
  public var visibleChildName: String? {
    get { gtk_stack_get_visible_child_name(opaque).map { String(cString: $0) } }
    set { if let newValue { gtk_stack_set_visible_child_name(opaque, newValue) } }
  }
}

extension Property where Owner: Stack, Value == String? {
  /// The name of the child that is shown.
  public static var visibleChildName: Self { Property("visible-child-name") }
}
