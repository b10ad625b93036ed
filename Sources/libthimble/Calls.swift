import CGtk
import GtkHost
import Thimble

// The parts of a call from C to the kit: the thread, the arguments and the results.

/// Runs the body of an exported function on the main actor. On another thread than the main one, returns `fallback` and
/// logs a critical message.
func call<Result: Sendable>(
  _ function: StaticString = #function, or fallback: Result, _ body: @MainActor () -> Result
) -> Result {
  guard MainThread.isCurrent else {
    Log.critical("\(name(function)) must be called on the main thread. This call does nothing.")
    return fallback
  }
  return MainActor.assumeIsolated(body)
}

/// Runs the body of an exported function without a result.
func call(_ function: StaticString = #function, _ body: @MainActor () -> Void) {
  call(function, or: (), body)
}

/// Runs the body of a method with its object. Returns `fallback` and logs a critical message when the instance is of
/// another class.
func method<Class: Object, Result: Sendable>(
  _ instance: UInt, _: Class.Type, or fallback: Result, _ function: StaticString = #function,
  _ body: @MainActor (Class) -> Result
) -> Result {
  call(function, or: fallback) { required(instance, Class.self, function).map(body) ?? fallback }
}

/// Runs the body of a method without a result.
func method<Class: Object>(
  _ instance: UInt, _: Class.Type, _ function: StaticString = #function, _ body: @MainActor (Class) -> Void
) {
  method(instance, Class.self, or: (), function, body)
}

/// Runs the body of a method with its object and an argument that is an object, too.
func method<Class: Object, Argument: Object>(
  _ instance: UInt, _: Class.Type, with argument: UInt, _: Argument.Type, _ function: StaticString = #function,
  _ body: @MainActor (Class, Argument) -> Void
) {
  method(instance, Class.self, function) { object in
    if let argument = required(argument, Argument.self, function) { body(object, argument) }
  }
}

/// Runs the body of a method that adds a widget to a container.
func method<Class: Object, Child: Widget>(
  _ instance: UInt, _: Class.Type, adding child: UInt, _: Child.Type, _ function: StaticString = #function,
  _ body: @MainActor (Class, Child) -> Void
) {
  method(instance, Class.self, with: child, Child.self, function) { object, child in
    if canAdd(child, function) { body(object, child) }
  }
}

/// Returns the function's name in C: `thimble_init` for `thimbleInit()`.
private func name(_ function: StaticString) -> String {
  "\(function)".prefix { $0 != "(" }.reduce(into: "") { name, letter in
    name += letter.isUppercase ? "_\(letter.lowercased())" : "\(letter)"
  }
}

// MARK: - Arguments

/// Returns the Swift object of an argument. Logs a critical message and returns nil when the argument is of another
/// class.
@MainActor
func required<Class: Object>(_ instance: UInt, _: Class.Type, _ function: StaticString) -> Class? {
  let pointer = UnsafeMutablePointer<GObject>(bitPattern: instance)
  if let pointer, let object = Class.face(of: pointer) { return object }
  let given = pointer.map { String(cString: g_type_name(cgtk_type_of_instance($0))) } ?? "NULL"
  let wanted = String(cString: g_type_name(Class.valueType.gtype))
  Log.critical("\(name(function)) takes a \(wanted), and got \(given).")
  return nil
}

/// Returns the Swift object of an argument that may be NULL.
@MainActor
func optional<Class: Object>(_ instance: UInt, _: Class.Type, _ function: StaticString) -> Class? {
  instance == 0 ? nil : required(instance, Class.self, function)
}

/// Returns whether a container can take a widget. If not, logs a critical message; GTK would end the process.
@MainActor
func canAdd(_ child: Widget, _ function: StaticString) -> Bool {
  guard child is Window || child.parent != nil else { return true }
  let problem = child is Window ? "a window" : "in a container already"
  Log.critical("\(name(function)) cannot add the \(child.typeName), which is \(problem).")
  return false
}

/// Returns a text of C; nil for NULL. Invalid UTF-8 is repaired.
func text(_ address: UInt) -> String? {
  UnsafePointer<CChar>(bitPattern: address).map { String(cString: $0) }
}

/// Returns a text of C. Logs a critical message for NULL, and returns nil.
func required(_ address: UInt, _ function: StaticString = #function) -> String? {
  if let text = text(address) { return text }
  refuse("a text, and got NULL", function)
  return nil
}

/// Returns a text of C. Logs a critical message for NULL, and returns an empty text.
func words(_ address: UInt, _ function: StaticString = #function) -> String { required(address, function) ?? "" }

/// Logs a critical message about an argument: the function takes what `wanted` says.
func refuse(_ wanted: String, _ function: StaticString = #function) {
  Log.critical("\(name(function)) takes \(wanted).")
}

/// Returns the texts of an array of C.
func texts(_ address: UInt) -> [String] {
  guard let array = UnsafePointer<UnsafePointer<CChar>?>(bitPattern: address) else { return [] }
  var result: [String] = []
  while let text = array[result.count] { result.append(String(cString: text)) }
  return result
}

/// Returns a time of C, which is in milliseconds.
func milliseconds(_ number: UInt32) -> Duration { .milliseconds(Int64(number)) }

/// Returns a text with its underscores doubled, so that no letter is a mnemonic.
func literal(_ text: String) -> String {
  text.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
}

/// Returns whether a screen reader speaks a text, which may have a mnemonic.
func isSpoken(_ text: String) -> Bool { AccessibleName.spoken(AccessibleName.withoutMnemonic(text)) != nil }

/// Returns a value by its number in C. Logs a critical message and returns nil for an unknown number.
@MainActor
func value<Enumeration: NativeEnumeration>(
  _ number: Int32, _: Enumeration.Type, _ function: StaticString = #function
) -> Enumeration? {
  if let value = Enumeration(number: number) { return value }
  let wanted = String(cString: g_type_name(Enumeration.valueType.gtype))
  Log.critical("\(name(function)) takes a \(wanted), and got \(number).")
  return nil
}

// MARK: - Results

/// Returns the GType of a class. Registers all classes if necessary: a template may name any of them.
func gtype<Class: Object>(of _: Class.Type, _ function: StaticString = #function) -> TypeID {
  if let known = knownType(function) { return known }
  return call(function, or: 0) {
    registerTypes()
    return Class.valueType.gtype
  }
}

/// Registers all classes, and leaves widgets to the program: it is not in Swift. There may be no display yet.
///
/// A program comes here before it has an object of the kit: by `thimble_init()`, by a type, or by a constructor.
@MainActor
func registerTypes() {
  guard !Object.leavesWidgetsToProgram else { return }
  Object.leavesWidgetsToProgram = true
  let others: [Object.Type] = [ToggleButtonGroup<String>.self, CommandObject.self]
  for type in Control.allTypes + Control.containerTypes + others { _ = type.valueType.gtype }
}

/// Returns the GType of an enumeration, and registers it and all classes if necessary.
func gtype<Enumeration: NativeEnumeration>(of _: Enumeration.Type, _ function: StaticString = #function) -> TypeID {
  if let known = knownType(function) { return known }
  return call(function, or: 0) {
    registerTypes()
    return Enumeration.valueType.gtype
  }
}

/// Returns the type of a function such as `thimbleButtonGetType()` on another thread than the main one, if it is
/// registered already. Languages ask for a type where they first use it.
private func knownType(_ function: StaticString) -> TypeID? {
  if MainThread.isCurrent { return nil }
  let name = "\(function)".dropLast("GetType()".count)
  let known = g_type_from_name(name.prefix(1).uppercased() + name.dropFirst())
  return known == 0 ? nil : known
}

/// Makes an instance for C, which gets the floating reference.
func make<Class: Object>(
  _: Class.Type, _ function: StaticString = #function, _ setUp: @MainActor (Class) -> Void = { _ in }
) -> UInt {
  call(function, or: 0) {
    guard Gtk.initializeIfPossible() else {
      Log.critical("\(name(function)): there is no display.")
      return 0
    }
    registerTypes()
    let pointer = g_object_new_with_properties(Class.valueType.gtype, 0, nil, nil)
    if let object = Class.face(of: pointer) { setUp(object) }
    return UInt(bitPattern: pointer)
  }
}

/// Returns a copy of a text for C; NULL for nil.
func newText(_ text: String?) -> UInt { UInt(bitPattern: text.map { g_strdup($0) } ?? nil) }

/// Returns the address of an object that its owner keeps. The kit has made the object; from now on it is freed as one that
/// the program has made.
@MainActor
func address(_ object: Object?) -> UInt {
  object?.handOver()
  return UInt(bitPattern: object?.instance)
}

/// Returns a text that lives as long as the library.
func staticText(_ text: StaticString) -> UInt { UInt(bitPattern: text.utf8Start) }
