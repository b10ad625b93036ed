import CGtk

typealias ObjectPointer = UnsafeMutablePointer<GObject>
typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>
typealias ErrorPointer = UnsafeMutablePointer<GError>

// C's casts between the types of one object. The caller knows the type; nothing is checked.

extension UnsafeMutablePointer {
  func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Other.self)
  }
}

extension UnsafeMutableRawPointer {
  func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    assumingMemoryBound(to: Other.self)
  }
}

extension OpaquePointer {
  func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> { UnsafeMutablePointer(self) }
}

// MARK: - Text

extension String {
  /// The text without NUL characters, since C would end it at the first one.
  var withoutNUL: String {
    utf8.contains(0) ? String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\0" })) : self
  }

  /// Copies and frees a text of C; nil for none.
  init?(taking text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    self.init(cString: text)
    g_free(text)
  }

  /// Returns the message of an error, and frees the error; nil for none.
  static func message(taking error: ErrorPointer?) -> String? {
    guard let error else { return nil }
    defer { g_error_free(error) }
    return error.pointee.message.map { String(cString: $0) }
  }

  /// Copies a list of texts that ends with a null pointer.
  static func list(_ texts: UnsafePointer<UnsafePointer<CChar>?>) -> [String] {
    let pointers = sequence(state: texts) { next in
      defer { next += 1 }
      return next.pointee
    }
    return pointers.map { String(cString: $0) }
  }
}

// MARK: - Lists

extension UnsafeMutablePointer<GList> {
  /// The data of this node and those after it.
  var elements: [UnsafeMutableRawPointer] { sequence(first: self) { $0.pointee.next }.compactMap(\.pointee.data) }
}

extension UnsafeMutablePointer<GSList> {
  /// The data of this node and those after it.
  var elements: [UnsafeMutableRawPointer] { sequence(first: self) { $0.pointee.next }.compactMap(\.pointee.data) }
}

/// Returns the items of a `GListModel`, which holds them.
func items(of model: OpaquePointer) -> [UnsafeMutableRawPointer] {
  (0..<g_list_model_get_n_items(model)).compactMap { index in
    let item = g_list_model_get_item(model, index)
    if let item { g_object_unref(item) }
    return item
  }
}
