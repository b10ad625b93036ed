import CGtk

// Properties and signals of a Swift class: found when its type is registered, installed in its class structure.

extension HostedType {
  /// All that a class and the Swift classes above it declare, those of the topmost first. A name counts once.
  static func declared<Member>(
    by type: Object.Type, _ members: (Object.Type) -> [Member], named name: KeyPath<Member, String>
  ) -> [Member] {
    var names: Set<String> = []
    return type.lineage.reversed().flatMap(members).filter { names.insert($0[keyPath: name]).inserted }
  }

  /// All properties, those of the class before the ones of the classes above it.
  var propertiesFromBelow: [NativeProperty] {
    let names = swiftType.lineage.flatMap { $0.nativeProperties.map(\.name) }
    let places = Dictionary(zip(names, 0...)) { first, _ in first }
    return properties.sorted { places[$0.name, default: 0] < places[$1.name, default: 0] }
  }

  /// Puts the class's own properties and signals into its class structure.
  func installMembers(in table: UnsafeMutablePointer<GObjectClass>) {
    if !ownProperties.isEmpty {
      table.pointee.get_property = { instance, id, value, specification in
        guard let instance, let value, let specification, let property = HostedType.property(id, specification)
        else { return }
        guard let object = ToggleReference.object(of: instance) else {
          // The Swift object has not joined yet, or has left.
          return g_param_value_set_default(specification, value)
        }
        property.get(object, ValueReference(value))
      }
      table.pointee.set_property = { instance, id, value, specification in
        guard let instance, let value, let specification, let property = HostedType.property(id, specification),
          let object = ToggleReference.object(of: instance)
        else { return }
        let isChanged = property.set(object, ValueReference(UnsafeMutablePointer(mutating: value)))
        if isChanged, property.access != .writeOnly { g_object_notify_by_pspec(instance, specification) }
      }
    }
    for (index, property) in ownProperties.enumerated() {
      precondition(
        g_param_spec_is_valid_name(property.name) != 0,
        "\(swiftType): \"\(property.name)\" is no name for a property: use lower case and dashes.")
      precondition(property.isOf(swiftType), "\(swiftType): the property \"\(property.name)\" is another class's.")
      g_object_class_install_property(table, guint(index + 1), property.specification().pointer)
    }
    for signal in ownSignals {
      var types = signal.carried.map { $0.valueType.gtype }
      let id = g_signal_newv(
        signal.name, cgtk_type_of_class(table), cgtk_signal_run_last, nil, nil, nil, nil, cgtk_type_none,
        guint(types.count), &types)
      precondition(id != 0, "\(swiftType): \"\(signal.name)\" is no name for a signal, or is taken.")
    }
  }

  /// The property with a number. GObject asks the class that declared it, not the class of the instance.
  private static func property(_ id: guint, _ specification: UnsafeMutablePointer<GParamSpec>) -> NativeProperty? {
    let properties = TypeRegistry.hostedType(specification.pointee.owner_type)?.ownProperties ?? []
    let index = Int(id) - 1
    return properties.indices.contains(index) ? properties[index] : nil
  }
}

extension Object {
  /// This class and the Swift classes above it, the topmost last.
  static var lineage: some Sequence<Object.Type> {
    sequence(first: self as Object.Type) { _getSuperclass($0) as? Object.Type }
  }
}
