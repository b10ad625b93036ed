import CGtk

/// Several children in one place, one shown: `GtkStack`.
@MainActor
public final class Stack: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_stack_get_type(), faceOf: Stack.self) }

  /// An empty stack that cross-fades.
  public convenience init() {
    self.init(Self.make())
    gtk_stack_set_transition_type(opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    gtk_stack_set_hhomogeneous(opaque, 0)
    gtk_stack_set_vhomogeneous(opaque, 0)
  }

  /// Adds a child under a name.
  ///
  /// - Parameters:
  ///   - child: the child.
  ///   - name: what ``visibleChildName`` calls it.
  ///   - title: what assistive technologies call its place, which is a panel. Without one they read out a type's name.
  public func add(_ child: Widget, named name: String, title: String? = nil) {
    guard let page = gtk_stack_add_titled(opaque, child.pointer, name, title), let title else { return }
    ValueReference.withValue(of: cgtk_type_string) { value in
      g_value_set_string(value.pointer, title)
      var property = GTK_ACCESSIBLE_PROPERTY_LABEL
      gtk_accessible_update_property_value(page, 1, &property, value.pointer)
    }
  }

  /// The child of that name.
  public func child(named name: String) -> Widget? { Widget.face(of: gtk_stack_get_child_by_name(opaque, name)) }

  /// The name of the child that is shown. Setting a name that is not there changes nothing, and GTK warns.
  public var visibleChildName: String? {
    get { gtk_stack_get_visible_child_name(opaque).map { String(cString: $0) } }
    set { if let newValue { gtk_stack_set_visible_child_name(opaque, newValue) } }
  }
}
