import CGtk

/// The record of one Swift class with a GType of its own. Like the type, the record is never released.
@MainActor
final class HostedType {
  let swiftType: Object.Type
  let cssName: String?
  let role: AccessibleRole?
  /// The overrides of the class; nil for a class that is not ``Overridable``.
  let overrides: (any NativeOverrides)?
  /// Indicates whether the class lays out its content itself.
  let replacesLayout: Bool

  /// The templates of the class and of its superclasses, the topmost class's first.
  let templates: [TemplateLevel]

  let properties: [NativeProperty]
  /// The properties that the class's own GType declares; its parents declare the others. The order is that of their ids
  /// in GObject, which begin at 1.
  let ownProperties: [NativeProperty]

  private let signals: [NativeSignal]
  /// The signals that the class's own GType declares.
  let ownSignals: [NativeSignal]

  /// The class structure of the nearest C type, to which overrides chain up. It never changes, and lives for ever, so any
  /// thread may read it.
  nonisolated(unsafe) let nativeClass: UnsafeMutableRawPointer

  /// A layout manager of the nearest C type, to which a class that replaces the layout can chain up; nil for other
  /// classes. All widgets of the class share it, because the layout managers of our C types keep no state.
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

  /// Returns the template that the class itself sets; empty if the class sets none or only inherits one.
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

/// The virtual functions of C that a Swift class overrides, looked up once, when the class's type is registered.
@MainActor
protocol NativeOverrides: AnyObject {
  /// Indicates whether the class lays out its content itself, so that it must have no layout manager.
  var replacesLayout: Bool { get }

  /// Sets the functions of the overrides in the class structure of the record's type.
  func install(in table: UnsafeMutableRawPointer, of record: HostedType)

  /// Removes the content that Swift has added to an instance, after the C class has disposed of its own.
  func removeContent(of instance: UnsafeMutableRawPointer)
}

/// A class whose virtual functions subclasses can override. The conformances are in higher folders.
@MainActor
protocol Overridable: Object {
  /// Returns the overrides of the class. `above` has those of the nearest superclass with a GType of its own; nil
  /// without such a class.
  static func makeOverrides(above: (any NativeOverrides)?) -> any NativeOverrides
}

/// A class whose GType implements interfaces of C.
@MainActor
protocol InterfaceAdding: Object {
  /// Adds the interfaces to the class's type while it is registered.
  static func addInterfaces(to gtype: GType)
}
