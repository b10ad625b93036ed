package import CGtk

/// The C type of a Swift class: the stock type that the class stands for, or the parent of the class's own type.
///
/// A face (`Label` for `GtkLabel`) adds no type of its own. Any other class gets a GType when it is first made,
/// derived from its Swift superclass's where that has one, else from `gtype`.
public struct NativeType {
  package let gtype: GType
  package let face: Object.Type?
  package let cssName: String?
  package let role: AccessibleRole?
  /// The name of the class's own type; nil for the one that follows from the class's name.
  let name: String?
}

extension NativeType {
  /// The stock type itself, with `face` as its Swift class.
  package init(_ gtype: GType, faceOf face: Object.Type) {
    self.init(gtype: gtype, face: face, cssName: nil, role: nil, name: nil)
  }

  /// A parent for types of our own, whose CSS node is called `cssName` and whose widgets have `role` unless they are
  /// made with another (the parent's when nil).
  package init(deriving gtype: GType, cssName: String? = nil, role: AccessibleRole? = nil, name: String? = nil) {
    self.init(gtype: gtype, face: nil, cssName: cssName, role: role, name: name)
  }

  /// Returns the same parent for a class whose own type has this name: one of several that come from a generic class.
  package func named(_ name: String) -> NativeType {
    NativeType(deriving: gtype, cssName: cssName, role: role, name: name)
  }
}

// MARK: - Types of other libraries

extension NativeType {
  /// A type that another library has registered, with `face` as its Swift class, for a type without a Swift class here.
  ///
  /// ```swift
  /// final class Clamp: Widget {
  ///   override class var nativeType: NativeType { NativeType(unsafeGType: adw_clamp_get_type(), faceOf: Clamp.self) }
  ///   convenience init() { self.init(Self.make()) }
  /// }
  /// ```
  /// Objects of the type that other code makes get this class where it is asked for by name, as ``Builder`` and
  /// ``Object/adopt(unsafeGObject:ownership:)`` do.
  ///
  /// - Parameters:
  ///   - gtype: the type's `GType`. A type that does not fit the Swift superclass is a programmer's error.
  ///   - face: the Swift class itself.
  public init(unsafeGType gtype: UInt, faceOf face: Object.Type) { self.init(GType(gtype), faceOf: face) }

  /// A type that another library has registered, as the parent of a Swift class's own type.
  ///
  /// - Parameters:
  ///   - gtype: the type's `GType`, of a class that can be derived from.
  ///   - cssName: the name of the CSS node of a widget; nil for the parent's.
  public init(unsafeDeriving gtype: UInt, cssName: String? = nil) {
    self.init(deriving: GType(gtype), cssName: cssName)
  }
}

// MARK: - Parents for other modules

extension NativeType {
  /// Returns `GtkButton` as a parent, for a class whose CSS node is `cssName` and whose role is `role` (button when
  /// nil): the accessible `click` action, keyboard activation and the press gesture come with it.
  public static func button(cssName: String, role: AccessibleRole? = nil) -> NativeType {
    NativeType(deriving: gtk_button_get_type(), cssName: cssName, role: role)
  }

  /// Returns `GtkBox` as a parent, for a class whose CSS node is `cssName`: children in a row or a column.
  public static func box(cssName: String) -> NativeType {
    NativeType(deriving: gtk_box_get_type(), cssName: cssName)
  }

  /// Returns `GtkWidget` as a parent, for a class whose CSS node is `cssName` and whose role is `role`.
  public static func widget(cssName: String, role: AccessibleRole? = nil) -> NativeType {
    NativeType(deriving: gtk_widget_get_type(), cssName: cssName, role: role)
  }
}
