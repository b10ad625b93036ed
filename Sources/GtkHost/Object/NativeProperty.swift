import CGtk

/// A GObject property of a Swift class: one of its variables, as `g_object_set`, bindings, the inspector and `.ui`
/// files see it.
///
/// ```swift
/// override class var nativeProperties: [NativeProperty] {
///   [
///     NativeProperty("title", \Card.title, initial: "", "What the card is called."),
///     NativeProperty("corner", \Card.corner, initial: .round),
///   ]
/// }
/// var title = "" { didSet { if title != oldValue { notify("title") } } }
/// ```
/// Properties are installed with the class's type and cost an instance nothing. A property hides one of the same name
/// in C, such as `GtkButton`'s `label`.
///
/// Observers are notified of each change once. A change from C notifies them by itself; code that changes the variable
/// from Swift calls ``Object/notify(_:)``.
@MainActor
public struct NativeProperty {
  public enum Access: Sendable {
    /// C may read and set it at any time.
    case readWrite
    /// C may set it only while it makes the object; not when Swift makes it. The getter answers at any time.
    case constructOnly
    /// C may only read it.
    case readOnly
    /// C may only set it: another name for a property, which is not observed.
    case writeOnly
  }

  /// The name in C and in `.ui` files: lower case, with dashes.
  public let name: String
  public let access: Access

  /// Returns the usual values of a text; none for another type.
  package let suggestions: @MainActor () -> [String]
  let isOf: (Object.Type) -> Bool
  let specification: @MainActor () -> PropertySpecification
  let get: @MainActor (Object, ValueReference) -> Void
  /// Returns whether the value has changed.
  let set: @MainActor (Object, ValueReference) -> Bool
  /// The value as text, and whether it differs from the initial one.
  let describe: @MainActor (Object) -> (text: String, isChanged: Bool)

  /// A property that C may set, of any type that properties can have. `initial` is the value in a new object, and
  /// `blurb` a sentence for the inspector.
  public init<Owner: Object, Value: PropertyValue>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, initial: Value, access: Access = .readWrite,
    _ blurb: String = ""
  ) {
    self.init(name, path, setting: path, initial: initial, access, blurb)
  }

  /// A property that C may set, of whole numbers in a range. GLib refuses others, with a warning.
  public init<Owner: Object>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Int>, initial: Int, in range: ClosedRange<Int>,
    _ blurb: String = ""
  ) {
    let range = Double(gint(clamping: range.lowerBound))...Double(gint(clamping: range.upperBound))
    self.init(name, path, setting: path, initial: initial, .readWrite, blurb, in: range)
  }

  /// A property that C may set, of numbers in a range. GLib refuses others, with a warning.
  public init<Owner: Object>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Double>, initial: Double, in range: ClosedRange<Double>,
    _ blurb: String = ""
  ) {
    self.init(name, path, setting: path, initial: initial, .readWrite, blurb, in: range)
  }

  /// A property that C may only read.
  public init<Owner: Object, Value: PropertyValue>(
    readOnly name: String, _ path: KeyPath<Owner, Value>, initial: Value, _ blurb: String = ""
  ) {
    self.init(name, path, setting: nil, initial: initial, .readOnly, blurb)
  }

  /// A second name for a variable, which C may only set: for files that were made for a stock class.
  public init<Owner: Object, Value: PropertyValue>(
    writeOnly name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, initial: Value, _ blurb: String = ""
  ) {
    self.init(name, path, setting: path, initial: initial, .writeOnly, blurb)
  }

  private init<Owner: Object, Value: PropertyValue>(
    _ name: String, _ path: KeyPath<Owner, Value>, setting: ReferenceWritableKeyPath<Owner, Value>?, initial: Value,
    _ access: Access, _ blurb: String, in range: ClosedRange<Double>? = nil
  ) {
    self.name = name
    self.access = access
    suggestions = { (Value.self as? any TextValue.Type)?.suggestions ?? [] }
    isOf = { $0 is Owner.Type }
    specification = {
      let description = PropertyDescription(name: name, blurb: blurb, flags: access.flags, range: range)
      return Value.specification(of: description, initial: initial)
    }
    // The registry has checked that the object is an Owner.
    get = { object, value in unsafeDowncast(object, to: Owner.self)[keyPath: path].write(to: value) }
    set = { object, value in
      guard let setting else { return false }
      let owner = unsafeDowncast(object, to: Owner.self)
      let old = owner[keyPath: path]
      owner[keyPath: setting] = Value.read(value) ?? initial
      return owner[keyPath: path] != old
    }
    describe = { object in
      let value = unsafeDowncast(object, to: Owner.self)[keyPath: path]
      return (Self.text(value), value != initial)
    }
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let value as any NativeEnumeration: value.nick
    case let value as any TextValue: value.nativeText
    case let value as any OptionalText: value.text { text($0) }
    default: "\(value)"
    }
  }
}

/// An optional that prints as its value, or as `none`.
private protocol OptionalText {
  func text(_ print: (Any) -> String) -> String
}

extension Optional: OptionalText {
  fileprivate func text(_ print: (Any) -> String) -> String { map { print($0) } ?? "none" }
}

extension NativeProperty.Access {
  fileprivate var flags: GParamFlags {
    let members =
      switch self {
      case .readWrite: [cgtk_param_readable, cgtk_param_writable]
      case .constructOnly: [cgtk_param_readable, cgtk_param_writable, cgtk_param_construct_only]
      case .readOnly: [cgtk_param_readable]
      case .writeOnly: [cgtk_param_writable]
      }
    return GParamFlags(rawValue: members.reduce(cgtk_param_explicit_notify.rawValue) { $0 | $1.rawValue })
  }
}
