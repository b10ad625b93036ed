import CGtk

// The properties and signals of a Swift class. They are found when the class's type is registered, and installed in its
// class structure.

extension HostedType {
  /// Returns the members that a class and its Swift superclasses declare, those of the topmost class first. Of members
  /// with the same name, only the first is included.
  static func declared<Member>(
    by type: Object.Type, _ members: (Object.Type) -> [Member], named name: KeyPath<Member, String>
  ) -> [Member] {
    var names: Set<String> = []
    return type.lineage.reversed().flatMap(members).filter { names.insert($0[keyPath: name]).inserted }
  }

  /// All properties, those of the class before those of its superclasses.
  var propertiesFromBelow: [NativeProperty] {
    let names = swiftType.lineage.flatMap { $0.nativeProperties.map(\.name) }
    let places = Dictionary(zip(names, 0...)) { first, _ in first }
    return properties.sorted { places[$0.name, default: 0] < places[$1.name, default: 0] }
  }

  /// Installs the class's own properties and signals in its class structure.
  func installMembers(in table: UnsafeMutablePointer<GObjectClass>) {
    if !ownProperties.isEmpty {
      table.pointee.get_property = propertyRead
      table.pointee.set_property = propertySet
    }
    for (index, property) in ownProperties.enumerated() {
      precondition(
        g_param_spec_is_valid_name(property.name) != 0,
        "\(swiftType): \"\(property.name)\" is not a valid property name: use lower case letters and dashes.")
      precondition(
        property.isOf(swiftType), "\(swiftType): the property \"\(property.name)\" belongs to another class.")
      g_object_class_install_property(table, guint(clamping: index + 1), property.specification().pointer)
    }
    for signal in ownSignals {
      var types = signal.carried.map { $0.valueType.gtype }
      let id = g_signal_newv(
        signal.name, cgtk_type_of_class(table), cgtk_signal_run_last, nil, nil, nil, nil, cgtk_type_none,
        guint(clamping: types.count), &types)
      precondition(id != 0, "\(swiftType): \"\(signal.name)\" is not a valid signal name, or already exists.")
    }
  }

  fileprivate static func read(
    _ id: guint, of instance: ObjectPointer, into value: UnsafeMutablePointer<GValue>,
    _ specification: UnsafeMutablePointer<GParamSpec>
  ) {
    guard let property = property(id, specification) else { return }
    guard let object = ToggleReference.object(of: instance) else {
      // The instance has no Swift object yet, or no longer.
      return g_param_value_set_default(specification, value)
    }
    property.get(object, ValueReference(value))
  }

  fileprivate static func set(
    _ id: guint, of instance: ObjectPointer, to value: UnsafePointer<GValue>,
    _ specification: UnsafeMutablePointer<GParamSpec>
  ) {
    guard let property = property(id, specification), let object = ToggleReference.object(of: instance) else { return }
    let isChanged = property.set(object, ValueReference(UnsafeMutablePointer(mutating: value)))
    if isChanged, property.access != .writeOnly { g_object_notify_by_pspec(instance, specification) }
  }

  /// Returns the property with an id of GObject. The id is one of the class that declares the property, not of the
  /// instance's class.
  private static func property(_ id: guint, _ specification: UnsafeMutablePointer<GParamSpec>) -> NativeProperty? {
    let properties = TypeRegistry.hostedType(specification.pointee.owner_type)?.ownProperties ?? []
    let index = Int(id) - 1
    return properties.indices.contains(index) ? properties[index] : nil
  }
}

extension Object {
  /// This class and its Swift superclasses, the topmost last.
  static var lineage: some Sequence<Object.Type> {
    sequence(first: self as Object.Type) { _getSuperclass($0) as? Object.Type }
  }
}

// MARK: - Trampolines

private let propertyRead:
  @convention(c) (
    ObjectPointer?, guint, UnsafeMutablePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
  ) -> Void = { instance, id, value, specification in
    guard let instance, let value, let specification else { return }
    guard MainThread.admits(instance, "\(text(specification)) must be read", effect: "The result is the default.")
    else { return g_param_value_set_default(specification, value) }
    // Only the main thread comes here.
    nonisolated(unsafe) let (owner, place, property) = (instance, value, specification)
    MainActor.assumeIsolated { HostedType.read(id, of: owner, into: place, property) }
  }

private let propertySet:
  @convention(c) (
    ObjectPointer?, guint, UnsafePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
  ) -> Void = { instance, id, value, specification in
    guard let instance, let value, let specification else { return }
    guard MainThread.admits(instance, "\(text(specification)) must be set") else { return }
    // Only the main thread comes here.
    nonisolated(unsafe) let (owner, new, property) = (instance, value, specification)
    MainActor.assumeIsolated { HostedType.set(id, of: owner, to: new, property) }
  }

private func text(_ specification: UnsafeMutablePointer<GParamSpec>) -> String {
  "the property \"\(String(cString: specification.pointee.name))\""
}
