import CGtk

/// A variable of a class with a ``Template``: the object of the template that has an id.
///
/// ```swift
/// @TemplateChild var title: Label
/// @TemplateChild("note-text") var text: TextView
/// ```
/// The id is the variable's name, unless another is given. The variable keeps its object alive for as long as the
/// widget lives. An object that is not a widget, such as a `GtkSizeGroup`, needs a variable to stay alive.
@MainActor
@propertyWrapper
public final class TemplateChild<Kind: Object> {
  let id: String?
  private var child: Kind?

  /// The object whose id is the name of the variable.
  public init() { id = nil }

  /// The object of an id.
  public init(_ id: String) { self.id = id }

  /// The object. Where the template has a mistake, it is a new one that is in no window.
  public var wrappedValue: Kind {
    if let child { return child }
    let made = Kind(StandIn.make(Kind.self))
    child = made
    return made
  }
}

/// Any ``TemplateChild``.
@MainActor
protocol TemplateBound: AnyObject {
  var id: String? { get }
  var kind: Object.Type { get }
  func bind(_ object: Object)
}

extension TemplateChild: TemplateBound {
  var kind: Object.Type { Kind.self }

  func bind(_ object: Object) { child = object as? Kind }
}

/// Stand-ins for the objects that a template lacks.
@MainActor
private enum StandIn {
  private static var types: [GType: GType] = [:]

  static func make(_ kind: Object.Type) -> NativeInstance {
    let gtype = TypeRegistry.gtype(of: kind)
    guard g_type_test_flags(gtype, cgtk_type_abstract.rawValue) != 0 else { return kind.make() }
    let concrete = types[gtype] ?? derive(from: gtype)
    types[gtype] = concrete
    return NativeInstance(made: g_object_new_with_properties(concrete, 0, nil, nil))
  }

  /// Registers a type for stand-ins of an abstract type, which has no objects of its own.
  private static func derive(from gtype: GType) -> GType {
    var query = GTypeQuery()
    g_type_query(gtype, &query)
    return g_type_register_static_simple(
      gtype, "ThimbleStandIn\(String(cString: g_type_name(gtype)))", query.class_size, nil, query.instance_size, nil,
      GTypeFlags(rawValue: 0))
  }
}
