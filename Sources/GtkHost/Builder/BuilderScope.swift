import CGtk

/// The scope of a builder. It finds the handlers that a `.ui` file names: Swift's first, then C's functions.
@MainActor
final class BuilderScope: Object, InterfaceAdding {
  override class var nativeType: NativeType { NativeType(deriving: gtk_builder_cscope_get_type()) }

  private var handlers: [String: Builder.Handler] = [:]

  convenience init(_ handlers: [String: Builder.Handler]) {
    self.init(Self.make())
    self.handlers = handlers
  }

  static func addInterfaces(to gtype: GType) {
    var info = GInterfaceInfo()
    info.interface_init = { table, _ in
      table?.cast(to: GtkBuilderScopeInterface.self).pointee.create_closure = {
        scope, builder, name, flags, object, error in
        guard let scope, let name else { return nil }
        if let own = ToggleReference.object(of: UnsafeMutableRawPointer(scope)) as? BuilderScope,
          let handler = own.handlers[String(cString: name)]
        {
          return SignalClosure { emitter, _, _ in if let emitter { handler(emitter) } }.closure()
        }
        let stock = g_type_interface_peek(
          g_type_class_peek(gtk_builder_cscope_get_type()), gtk_builder_scope_get_type())
        return stock?.cast(to: GtkBuilderScopeInterface.self).pointee
          .create_closure?(scope, builder, name, flags, object, error)
      }
    }
    g_type_add_interface_static(gtype, gtk_builder_scope_get_type(), &info)
  }
}
