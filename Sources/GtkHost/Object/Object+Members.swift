package import CGtk

// MARK: - Properties and signals of a class

extension Object {
  /// Tells C's observers and bindings that a property has changed: call it where the Swift variable changes.
  ///
  /// Costs next to nothing without observers. A name without a property is a programmer's error.
  public func notify(_ name: StaticString) {
    name.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { g_object_notify(instance, $0.baseAddress) }
    }
  }

  /// Returns whether the type of this object has a property, which may have come with a newer version of its library.
  func hasProperty(_ name: String) -> Bool {
    let table = UnsafeMutableRawPointer(instance.pointee.g_type_instance.g_class)?
      .assumingMemoryBound(to: GObjectClass.self)
    return g_object_class_find_property(table, name) != nil
  }

  /// Emits a signal that the class declares in ``nativeSignals``, with its arguments.
  ///
  /// A signal that the class does not have, and wrong arguments, are a programmer's error: they end the process with a
  /// message.
  public func emit(_ name: String, _ carried: any ValueConvertible...) {
    let signal = g_signal_lookup(name, cgtk_type_of_instance(instance))
    precondition(signal != 0, "\(typeName) has no signal \(name).")
    var query = GSignalQuery()
    g_signal_query(signal, &query)
    let types = carried.map { type(of: $0).valueType.gtype }
    precondition(
      Int(query.n_params) == types.count
        && types.indices.allSatisfy { g_type_is_a(types[$0], query.param_types[$0] & ~cgtk_signal_static_scope) != 0 },
      "The arguments do not fit the signal \(typeName).\(name).")
    var values = [GValue](repeating: GValue(), count: types.count + 1)
    g_value_init(&values[0], cgtk_type_of_instance(instance))
    g_value_set_object(&values[0], instance)
    values.withUnsafeMutableBufferPointer { values in
      guard let base = values.baseAddress else { return }
      for (index, value) in carried.enumerated() {
        g_value_init(base + index + 1, types[index])
        value.write(to: ValueReference(base + index + 1))
      }
      g_signal_emitv(base, signal, 0, nil)
      for index in values.indices { g_value_unset(base + index) }
    }
  }

  /// Returns whether a handler is connected to a signal of the object.
  package func hasHandlers(of name: String) -> Bool {
    let signal = g_signal_lookup(name, cgtk_type_of_instance(instance))
    return signal != 0 && g_signal_has_handler_pending(instance, signal, 0, 0) != 0
  }

  /// Returns the properties that the Swift classes of a GType declare, those of a class before those of its superclasses,
  /// each with the topmost class that declares it; nil for a type of C.
  package static func declaredProperties(of type: GType) -> [(property: NativeProperty, owner: Object.Type)]? {
    guard let hosted = TypeRegistry.nearestHostedType(type) else { return nil }
    let owners = hosted.swiftType.lineage.reduce(into: [String: Object.Type]()) { owners, type in
      for property in type.nativeProperties { owners[property.name] = type }
    }
    return hosted.propertiesFromBelow.map { ($0, owners[$0.name] ?? hosted.swiftType) }
  }

  /// The properties that this object's Swift classes declare and C may read, topmost class first, as text: name and value
  /// of each, and whether the value differs from a new object's.
  package var describedProperties: [(name: String, value: String, isChanged: Bool)] {
    (hostedType?.properties ?? []).filter { $0.access != .writeOnly }.map { property in
      let (text, isChanged) = property.describe(self)
      return (property.name, text, isChanged)
    }
  }
}
