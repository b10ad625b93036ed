import CGtk

/// The record of one Swift class with a GType of its own. Lives as long as the type: for ever.
@MainActor
final class HostedType {
  let swiftType: Object.Type
  let cssName: String?
  let role: AccessibleRole?
  /// The overrides of a class that can have any.
  let overrides: (any NativeOverrides)?
  /// Indicates whether the class lays its content out itself.
  let replacesLayout: Bool

  /// The templates of the class and of those above it, the topmost class's first.
  let templates: [TemplateLevel]

  let properties: [NativeProperty]
  /// The properties that its own GType declares; its parents declare the others. In the order of their numbers in C,
  /// from 1.
  let ownProperties: [NativeProperty]

  private let signals: [NativeSignal]
  /// The signals that its GType brings.
  let ownSignals: [NativeSignal]

  /// The class structure of the nearest C type above: where overrides chain up to.
  let nativeClass: UnsafeMutableRawPointer

  /// The layout manager of the nearest C type, where the Swift class lays its children out but may chain up. It belongs
  /// to no widget: the layout managers of our parent types keep no state.
  let nativeLayout: UnsafeMutablePointer<GtkLayoutManager>?

  init(_ swiftType: Object.Type, native: NativeType, parent: HostedType?) {
    self.swiftType = swiftType
    cssName = native.cssName
    role = native.role
    overrides = (swiftType as? any Overridable.Type)?.makeOverrides(above: parent?.overrides)
    replacesLayout = overrides?.replacesLayout == true
    properties = Self.declared(by: swiftType, { $0.nativeProperties }, named: \.name)
    signals = Self.declared(by: swiftType, { $0.nativeSignals }, named: \.name)
    templates = (parent?.templates ?? []) + Self.ownTemplate(of: swiftType)
    let inherited = Set(parent?.properties.map(\.name) ?? [])
    ownProperties = properties.filter { !inherited.contains($0.name) }
    let heard = Set(parent?.signals.map(\.name) ?? [])
    ownSignals = signals.filter { !heard.contains($0.name) }
    nativeClass = UnsafeMutableRawPointer(g_type_class_ref(native.gtype))
    nativeLayout = replacesLayout ? Self.layout(of: nativeClass) : nil
  }

  /// The template that the class itself gives, and not the one it inherits.
  private static func ownTemplate(of type: Object.Type) -> [TemplateLevel] {
    guard let template = type.template else { return [] }
    let above = (_getSuperclass(type) as? Object.Type)?.template
    return above?.source == template.source ? [] : [TemplateLevel(template: template, swiftType: type)]
  }

  private static func layout(of nativeClass: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkLayoutManager>? {
    let type = gtk_widget_class_get_layout_manager_type(nativeClass.cast())
    return type == 0 ? nil : g_object_new_with_properties(type, 0, nil, nil)?.cast()
  }

  var widgetClass: UnsafeMutablePointer<GtkWidgetClass> { nativeClass.cast() }
}

// MARK: - Overrides and interfaces

/// The virtual functions of C that a Swift class overrides, looked up once, when its type is registered.
@MainActor
protocol NativeOverrides: AnyObject {
  /// Indicates whether the class lays its content out itself. GTK would ask a layout manager instead of it.
  var replacesLayout: Bool { get }

  /// Fills the class structure of the record's type.
  func install(in table: UnsafeMutableRawPointer, of record: HostedType)
}

/// A class whose virtual functions subclasses can override. Conformances stand in higher folders.
@MainActor
protocol Overridable: Object {
  /// Returns the overrides of the class, for which those of the hosted class above it are known.
  static func makeOverrides(above: (any NativeOverrides)?) -> any NativeOverrides
}

/// A class whose own type implements interfaces of C.
@MainActor
protocol InterfaceAdding: Object {
  /// Adds the interfaces to the class's type while it is registered.
  static func addInterfaces(to gtype: GType)
}
