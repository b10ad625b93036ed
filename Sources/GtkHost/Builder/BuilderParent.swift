import CGtk

/// A widget that handles its child widgets in a `.ui` file.
///
/// ```swift
/// func takeChild(_ child: Widget) -> String? {
///   append(child)
///   return nil
/// }
/// ```
/// Without it GTK handles them as for the nearest stock class. GTK always handles event controllers itself.
@MainActor
public protocol BuilderParent: Widget {
  /// Adds a child, whose properties are set by then.
  ///
  /// - Returns: nil on success; else the reason as a sentence, which becomes the ``BuilderError`` of the file.
  func takeChild(_ child: Widget) -> String?
}

extension Widget: InterfaceAdding {
  /// Has GTK's builder ask a ``BuilderParent`` about its children, and a ``BuilderChecked`` about what it lacks.
  static func addInterfaces(to gtype: GType) {
    var info = GInterfaceInfo()
    info.interface_init = { table, _ in
      let table = table?.cast(to: GtkBuildableIface.self)
      table?.pointee.parser_finished = { buildable, builder in
        guard let buildable else { return }
        // The properties of an object are set after its template.
        let isTemplate = builder.flatMap(gtk_builder_get_current_object).map(OpaquePointer.init) == buildable
        let object = isTemplate ? nil : ToggleReference.object(of: UnsafeMutableRawPointer(buildable))
        if let object = object as? any BuilderChecked { Builder.finished(object) }
        stock(buildable)?.pointee.parser_finished?(buildable, builder)
      }
      table?.pointee.add_child = { parent, builder, child, type in
        guard let parent, let child else { return }
        if cgtk_is_a(child, gtk_widget_get_type()) != 0, let widget = Widget.face(of: child),
          let owner = ToggleReference.object(of: UnsafeMutableRawPointer(parent)) as? any BuilderParent
        {
          if let problem = owner.takeChild(widget) { Builder.refused(by: owner, problem) }
        } else {
          stock(parent)?.pointee.add_child?(parent, builder, child, type)
        }
      }
    }
    g_type_add_interface_static(gtype, gtk_buildable_get_type(), &info)
  }
}

/// Returns the functions of the nearest stock class of a widget.
@MainActor
private func stock(_ widget: OpaquePointer) -> UnsafeMutablePointer<GtkBuildableIface>? {
  let record = TypeRegistry.hostedType(of: widget.cast())
  return g_type_interface_peek(record?.nativeClass, gtk_buildable_get_type())?.cast(to: GtkBuildableIface.self)
}
