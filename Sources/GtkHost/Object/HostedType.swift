package import CGtk

/// The record of one Swift class with a GType of its own. Lives as long as the type: for ever.
package final class HostedType {
  let swiftType: Object.Type
  let cssName: String?
  let role: AccessibleRole?
  /// The overrides of a class that can have any.
  let overrides: (any NativeOverrides)?
  /// Indicates whether the class lays its content out itself.
  let replacesLayout: Bool

  /// Every property that the class and the Swift classes above it declare.
  let properties: [NativeProperty]
  /// The properties that its own GType declares; its parents declare the others. In the order of their numbers in C,
  /// from 1.
  let ownProperties: [NativeProperty]

  private let signals: [NativeSignal]
  /// The signals that its GType brings.
  let ownSignals: [NativeSignal]

  /// The class structure of the nearest C type above: where overrides chain up to.
  package let nativeClass: UnsafeMutableRawPointer

  /// The layout manager of the nearest C type, where the Swift class lays its children out but may chain up. It belongs
  /// to no widget: the layout managers of our parent types keep no state.
  let nativeLayout: UnsafeMutablePointer<GtkLayoutManager>?

  @MainActor
  init(_ swiftType: Object.Type, native: NativeType, parent: HostedType?) {
    self.swiftType = swiftType
    cssName = native.cssName
    role = native.role
    overrides = (swiftType as? any Overridable.Type)?.makeOverrides()
    replacesLayout = overrides?.replacesLayout == true
    properties = Self.declared(by: swiftType, { $0.nativeProperties }, named: \.name)
    signals = Self.declared(by: swiftType, { $0.nativeSignals }, named: \.name)
    let inherited = Set(parent?.properties.map(\.name) ?? [])
    ownProperties = properties.filter { !inherited.contains($0.name) }
    let heard = Set(parent?.signals.map(\.name) ?? [])
    ownSignals = signals.filter { !heard.contains($0.name) }
    nativeClass = UnsafeMutableRawPointer(g_type_class_ref(native.gtype))
    nativeLayout = replacesLayout ? Self.layout(of: nativeClass) : nil
  }

  @MainActor
  private static func layout(of nativeClass: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkLayoutManager>? {
    let type = gtk_widget_class_get_layout_manager_type(nativeClass.assumingMemoryBound(to: GtkWidgetClass.self))
    guard type != 0, let layout = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    return UnsafeMutableRawPointer(layout).assumingMemoryBound(to: GtkLayoutManager.self)
  }

  package var widgetClass: UnsafeMutablePointer<GtkWidgetClass> {
    nativeClass.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  package var buttonClass: UnsafeMutablePointer<GtkButtonClass> {
    nativeClass.assumingMemoryBound(to: GtkButtonClass.self)
  }

  package var objectClass: UnsafeMutablePointer<GObjectClass> {
    nativeClass.assumingMemoryBound(to: GObjectClass.self)
  }
}

// MARK: - Trampolines

/// Fills the class structure: properties, signals, and of the virtual functions only what the Swift class overrides.
let hostedClassInit: GClassInitFunc = trampoline(
  { klass, data in
    guard let klass, let data else { return }
    let record = Unmanaged<HostedType>.fromOpaque(data).takeUnretainedValue()
    record.installMembers(in: klass.assumingMemoryBound(to: GObjectClass.self))
    record.overrides?.install(in: klass, of: record)
  } as @MainActor @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
)

/// Joins a Swift object to an instance that C made. `klass` is the class of the whole instance, so that only the
/// innermost level acts.
let hostedInstanceInit: GInstanceInitFunc = trampoline(
  { instance, klass in
    guard let instance, let klass else { return }
    let gtype = cgtk_type_of_class(klass)
    guard gtype == cgtk_type_of_instance(instance) else { return }
    guard gtype != TypeRegistry.making else { return TypeRegistry.making = 0 }
    let object = UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GObject.self)
    guard let record = TypeRegistry.hostedType(of: object) else { return }
    _ = record.swiftType.init(NativeInstance(object, provenance: .found))
  } as @MainActor @convention(c) (UnsafeMutablePointer<GTypeInstance>?, UnsafeMutableRawPointer?) -> Void
)
