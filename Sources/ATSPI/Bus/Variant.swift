import CGio

/// A GVariant that is released with this object.
@safe
final class Variant {
  let pointer: OpaquePointer

  /// Takes ownership of a reference, and sinks a floating one.
  init?(taking pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = unsafe g_variant_take_ref(pointer)
    LiveObjects.add(1, to: \.variants)
  }

  deinit {
    unsafe g_variant_unref(pointer)
    LiveObjects.add(-1, to: \.variants)
  }

  /// Creates the tuple of the arguments of a call.
  convenience init?(arguments: [BusArgument]) {
    let children = unsafe arguments.map { unsafe Self.write($0) }
    unsafe self.init(
      taking: children.withUnsafeBufferPointer { unsafe g_variant_new_tuple($0.baseAddress, gsize($0.count)) })
  }

  /// The value, with nested variants unpacked.
  var value: BusValue {
    let kind = unsafe g_variant_classify(pointer)
    switch kind {
    case G_VARIANT_CLASS_BOOLEAN: return .bool(unsafe g_variant_get_boolean(pointer) != 0)
    case G_VARIANT_CLASS_BYTE: return .int(Int(unsafe g_variant_get_byte(pointer)))
    case G_VARIANT_CLASS_INT16: return .int(Int(unsafe g_variant_get_int16(pointer)))
    case G_VARIANT_CLASS_UINT16: return .int(Int(unsafe g_variant_get_uint16(pointer)))
    case G_VARIANT_CLASS_INT32: return .int(Int(unsafe g_variant_get_int32(pointer)))
    case G_VARIANT_CLASS_UINT32: return .int(Int(unsafe g_variant_get_uint32(pointer)))
    case G_VARIANT_CLASS_INT64: return .int(Int(unsafe g_variant_get_int64(pointer)))
    case G_VARIANT_CLASS_UINT64: return .int(Int(clamping: unsafe g_variant_get_uint64(pointer)))
    case G_VARIANT_CLASS_HANDLE: return .int(Int(unsafe g_variant_get_handle(pointer)))
    case G_VARIANT_CLASS_DOUBLE: return .double(unsafe g_variant_get_double(pointer))
    case G_VARIANT_CLASS_STRING, G_VARIANT_CLASS_OBJECT_PATH, G_VARIANT_CLASS_SIGNATURE: return .string(text)
    case G_VARIANT_CLASS_ARRAY: return isDictionary ? .dictionary(entries) : .list(children.map(\.value))
    case G_VARIANT_CLASS_VARIANT: return children.first?.value ?? .list([])
    default: return .list(children.map(\.value))
    }
  }

  private var text: String {
    guard let bytes = unsafe g_variant_get_string(pointer, nil) else { return "" }
    return unsafe String(cString: bytes)
  }

  private var children: [Variant] {
    let count = unsafe g_variant_n_children(pointer)
    return (0..<count).compactMap { unsafe Variant(taking: g_variant_get_child_value(pointer, $0)) }
  }

  private var isDictionary: Bool {
    guard let signature = unsafe g_variant_get_type_string(pointer) else { return false }
    return unsafe String(cString: signature).hasPrefix("a{s")
  }

  private var entries: [String: BusValue] {
    var result: [String: BusValue] = [:]
    for entry in children {
      let parts = entry.children
      guard parts.count == 2, let key = parts[0].value.string else { continue }
      result[key] = parts[1].value
    }
    return result
  }

  /// Returns a floating variant for an argument.
  private static func write(_ argument: BusArgument) -> OpaquePointer? {
    switch argument {
    case .int32(let value): unsafe g_variant_new_int32(value)
    case .uint32(let value): unsafe g_variant_new_uint32(value)
    case .string(let value): unsafe g_variant_new_string(value)
    case .number(let value): unsafe g_variant_new_variant(g_variant_new_double(value))
    case .noStrings: unsafe g_variant_new_strv(nil, 0)
    }
  }
}
