/// A JSON value that remembers where it was written.
///
/// Two values are equal when their content is, wherever it stands.
public struct JSONValue: Sendable {
  /// The content of a value.
  public enum Content: Sendable {
    /// Members in the order they were written, each key once.
    case object([JSONMember])
    /// Elements.
    case array([JSONValue])
    /// Text, unescaped.
    case string(String)
    /// A finite number.
    case number(Double)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null
  }

  /// The content.
  public var content: Content
  /// The location in a file.
  package var place: Place

  /// Creates a value that was not read from a file.
  package init(_ content: Content) {
    self.init(content, at: .none)
  }

  package init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }
}

// MARK: - Looking inside

extension JSONValue {
  /// The members of an object, nil for anything else.
  public var members: [JSONMember]? {
    WorkCount.add()
    return if case .object(let members) = content { members } else { nil }
  }

  /// The elements of an array, nil for anything else.
  public var elements: [JSONValue]? {
    WorkCount.add()
    return if case .array(let elements) = content { elements } else { nil }
  }

  /// The text of a string, nil for anything else.
  public var string: String? {
    WorkCount.add()
    return if case .string(let string) = content { string } else { nil }
  }

  /// The value of a number, nil for anything else; `true` is not a number.
  public var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The value of a boolean, nil for anything else.
  public var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  /// The member of an object with this key.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    let index = members.firstIndex { $0.key == key }
    WorkCount.add((index ?? members.count) + 1)
    return index.map { members[$0].value }
  }

  /// An object's member or an array's element, as a step of a JSON pointer names it: indices have no sign and no leading
  /// zeros (RFC 6901, section 4).
  func child(_ step: String) -> JSONValue? {
    guard let elements else { return self[step] }
    guard let index = Int(step), String(index) == step, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The same value at the place of the reference to it, for messages. A value of another file keeps its place,
  /// because that file has rules of its own.
  func referred(from reference: JSONValue) -> JSONValue {
    reference.place.file == place.file ? JSONValue(content, at: reference.place) : self
  }

  /// The same value as part of the file with another number.
  func moved(to file: Int32) -> JSONValue {
    let place = Place(file: file, offset: place.offset)
    return switch content {
    case .object(let members):
      JSONValue(
        .object(
          members.map {
            JSONMember(key: $0.key, value: $0.value.moved(to: file), place: Place(file: file, offset: $0.place.offset))
          }
        ),
        at: place
      )
    case .array(let elements): JSONValue(.array(elements.map { $0.moved(to: file) }), at: place)
    default: JSONValue(content, at: place)
    }
  }

  /// A description for messages: "an object", "the string \"12px\"", "true".
  var kind: String {
    switch content {
    case .object: "an object"
    case .array(let elements): elements.isEmpty ? "an empty array" : "an array of \(elements.count)"
    case .string(let text): "the string \"\(text.prefix(40))\""
    case .number(let number): "the number \(JSONWriter.text(of: number))"
    case .bool(let bool): "\(bool)"
    case .null: "null"
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line, members in the order they were written.
  public var description: String { JSONWriter.line(self) }
}

extension JSONValue: Hashable {
  /// Returns true if both hold the same content; the order of an object's members does not count.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.content, right.content) {
    case (.object(let left), .object(let right)):
      left.count == right.count
        && Dictionary(left.map { ($0.key, $0.value) }) { $1 } == Dictionary(right.map { ($0.key, $0.value) }) { $1 }
    case (.array(let left), .array(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.null, .null): true
    default: false
    }
  }

  /// Hashes the content, not the place.
  public func hash(into hasher: inout Hasher) {
    switch content {
    case .object(let members): hasher.combine(Set(members.map(\.key)))
    case .array(let elements): hasher.combine(elements)
    case .string(let string): hasher.combine(string)
    case .number(let number): hasher.combine(number)
    case .bool(let bool): hasher.combine(bool)
    case .null: hasher.combine(0)
    }
  }
}

/// A key and its value in a JSON object, in the order they were written.
public struct JSONMember: Sendable {
  /// The key, unescaped.
  public var key: String
  /// The value.
  public var value: JSONValue
  /// The place of the key.
  package var place: Place

  /// Creates a member that was not read from a file.
  package init(key: String, value: JSONValue) {
    self.init(key: key, value: value, place: .none)
  }

  package init(key: String, value: JSONValue, place: Place) {
    self.key = key
    self.value = value
    self.place = place
  }
}
