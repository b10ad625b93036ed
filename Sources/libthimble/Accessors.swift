import GtkHost

// The bodies of the functions in Properties.swift. Optional values serve all properties: a property that always has a value
// takes the value of a new object for NULL.

func get<Class: Object, Value: ValueConvertible & Sendable, Result: Sendable>(
  _ instance: UInt, _: Class.Type, _ property: String, or fallback: Result, _ function: StaticString,
  _ body: @MainActor (Value?) -> Result
) -> Result {
  method(instance, Class.self, or: fallback, function) { body($0[Property<Class, Value?>(property)]) }
}

func set<Class: Object, Value: ValueConvertible>(
  _ instance: UInt, _: Class.Type, _ property: String, _ function: StaticString, _ value: @MainActor () -> Value?
) {
  method(instance, Class.self, function) { $0[Property<Class, Value?>(property)] = value() }
}

// MARK: - Texts

func getText<Class: Object>(
  _ instance: UInt, _: Class.Type, _ property: String, _ function: StaticString = #function
) -> UInt {
  get(instance, Class.self, property, or: 0, function) { (value: String?) in newText(value) }
}

func setText<Class: Object>(
  _ instance: UInt, _: Class.Type, _ property: String, _ value: UInt, _ function: StaticString = #function
) {
  set(instance, Class.self, property, function) { text(value) }
}

/// Sets a property that always has a text. NULL is refused.
func setWords<Class: Object>(
  _ instance: UInt, _: Class.Type, _ property: String, _ value: UInt, _ function: StaticString = #function
) {
  guard let value = required(value, function) else { return }
  set(instance, Class.self, property, function) { value }
}

// MARK: - Numbers

func getTruth<Class: Object>(
  _ instance: UInt, _: Class.Type, _ property: String, _ function: StaticString = #function
) -> Int32 {
  get(instance, Class.self, property, or: 0, function) { (value: Bool?) in value == true ? 1 : 0 }
}

func setTruth<Class: Object>(
  _ instance: UInt, _: Class.Type, _ property: String, _ value: Int32, _ function: StaticString = #function
) {
  set(instance, Class.self, property, function) { value != 0 }
}

func getWhole<Class: Object>(
  _ instance: UInt, _: Class.Type, _ property: String, _ function: StaticString = #function
) -> Int32 {
  get(instance, Class.self, property, or: 0, function) { (value: Int?) in Int32(clamping: value ?? 0) }
}

func setWhole<Class: Object>(
  _ instance: UInt, _: Class.Type, _ property: String, _ value: Int32, _ function: StaticString = #function
) {
  set(instance, Class.self, property, function) { Int(value) }
}

func getDouble<Class: Object>(
  _ instance: UInt, _: Class.Type, _ property: String, _ function: StaticString = #function
) -> Double {
  get(instance, Class.self, property, or: 0, function) { (value: Double?) in value ?? 0 }
}

func setDouble<Class: Object>(
  _ instance: UInt, _: Class.Type, _ property: String, _ value: Double, _ function: StaticString = #function
) {
  set(instance, Class.self, property, function) { value }
}

func getNumber<Class: Object, Enumeration: NativeEnumeration & Sendable>(
  _ instance: UInt, _: Class.Type, _ property: String, _: Enumeration.Type, _ function: StaticString = #function
) -> Int32 {
  get(instance, Class.self, property, or: 0, function) { (value: Enumeration?) in value?.number ?? 0 }
}

func setNumber<Class: Object, Enumeration: NativeEnumeration>(
  _ instance: UInt, _: Class.Type, _ property: String, _: Enumeration.Type, _ number: Int32,
  _ function: StaticString = #function
) {
  method(instance, Class.self, function) { object in
    let isNone = Enumeration.hasNone && number == 0
    let new = isNone ? nil : value(number, Enumeration.self, function)
    if isNone || new != nil { object[Property<Class, Enumeration?>(property)] = new }
  }
}

// MARK: - Objects

func getInstance<Class: Object, Value: Object>(
  _ instance: UInt, _: Class.Type, _ property: String, _: Value.Type, _ function: StaticString = #function
) -> UInt {
  get(instance, Class.self, property, or: 0, function) { (value: Value?) in UInt(bitPattern: value?.instance) }
}

func setInstance<Class: Object, Value: Object>(
  _ instance: UInt, _: Class.Type, _ property: String, _: Value.Type, _ value: UInt,
  _ function: StaticString = #function
) {
  set(instance, Class.self, property, function) { optional(value, Value.self, function) }
}
