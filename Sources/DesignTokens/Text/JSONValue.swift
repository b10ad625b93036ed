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
  /// The place in a file.
  package var place: Place

  /// Creates a value; without a place it was not read from a file.
  package init(_ content: Content, at place: Place = .none) {
    self.content = content
    self.place = place
  }
}

// MARK: - Values made in code

extension JSONValue {
  /// Returns an object of these members in order, without those that are nil.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    var result: [JSONMember] = []
    result.reserveCapacity(members.count)
    for case (let key, let value?) in members { result.append(JSONMember(key: key, value: value)) }
    return JSONValue(.object(result))
  }

  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }
  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  package static func number(_ number: Double) -> JSONValue { JSONValue(.number(number)) }
  package static func bool(_ bool: Bool) -> JSONValue { JSONValue(.bool(bool)) }
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

  /// A text as it is, or a number as CSS writes it; nil for anything else.
  var word: String? {
    switch content {
    case .string(let text): text
    case .number(let number): CSSNumber.text(number)
    default: nil
    }
  }

  /// The value of a boolean, nil for anything else.
  public var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  /// True for `null`.
  var isNull: Bool { if case .null = content { true } else { false } }

  /// The member of an object with this key.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    let index = members.firstIndex { $0.key == key }
    WorkCount.add((index ?? members.count) + 1)
    return index.map { members[$0].value }
  }

  /// Returns the member of an object or the element of an array that a step of a JSON pointer names. Indices have no
  /// sign and no leading zeros (RFC 6901, section 4).
  func child(_ step: String) -> JSONValue? {
    guard let elements else { return self[step] }
    guard let index = Int(step), String(index) == step, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the same value at the place of the reference to it, for messages. A value of another file keeps its place,
  /// because that file has its own rules.
  func referred(from reference: JSONValue) -> JSONValue {
    reference.place.file == place.file ? JSONValue(content, at: reference.place) : self
  }

  /// Returns the same value as part of the file with another number.
  func moved(to file: Int32) -> JSONValue {
    var result = self
    result.place.file = file
    switch content {
    case .object(var members):
      for index in members.indices {
        members[index].place.file = file
        members[index].value = members[index].value.moved(to: file)
      }
      result.content = .object(members)
    case .array(let elements): result.content = .array(elements.map { $0.moved(to: file) })
    default: break
    }
    return result
  }

  /// Returns the same object or array with other members or elements; the key of an element is nil. Any other value
  /// stays as it is.
  func mapChildren(_ transform: (_ key: String?, JSONValue) -> JSONValue) -> JSONValue {
    switch content {
    case .object(let members):
      JSONValue(
        .object(members.map { JSONMember(key: $0.key, value: transform($0.key, $0.value), place: $0.place) }), at: place
      )
    case .array(let elements): JSONValue(.array(elements.map { transform(nil, $0) }), at: place)
    default: self
    }
  }

  /// Returns an object of the members that `transform` has a value for.
  func compactMapMembers(_ transform: (JSONMember) -> JSONValue?) -> JSONValue {
    let members = (members ?? []).compactMap { member in
      transform(member).map { JSONMember(key: member.key, value: $0, place: member.place) }
    }
    return JSONValue(.object(members), at: place)
  }

  /// About the number of bytes of the value in memory and as text.
  var size: Int {
    switch content {
    case .object(let members): members.reduce(16) { $0 + $1.key.utf8.count + $1.value.size }
    case .array(let elements): elements.reduce(16) { $0 + $1.size }
    case .string(let text): 16 + text.utf8.count
    default: 16
    }
  }

  /// The value in words, for messages: "an object", "the string \"12px\"", "true".
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
    case (.object(let left), .object(let right)): areEqual(left, right)
    case (.array(let left), .array(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.null, .null): true
    default: false
    }
  }

  private static func areEqual(_ left: [JSONMember], _ right: [JSONMember]) -> Bool {
    if left.count != right.count { return false }
    // Most objects that are compared have their members in the same order.
    if zip(left, right).allSatisfy({ $0.key == $1.key }) { return zip(left, right).allSatisfy { $0.value == $1.value } }
    return Dictionary(left.map { ($0.key, $0.value) }) { $1 } == Dictionary(right.map { ($0.key, $0.value) }) { $1 }
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

  /// Creates a member; without a place it was not read from a file.
  package init(key: String, value: JSONValue, place: Place = .none) {
    self.key = key
    self.value = value
    self.place = place
  }
}

/// The place of a value: a file's number in the sources table and a byte offset.
///
/// It has eight bytes, because every value keeps one.
package struct Place: Sendable, Hashable {
  /// The number of the file among the sources, or -1 for a value that was not read from a file.
  package var file: Int32
  /// Bytes from the start of the file.
  package var offset: Int32

  /// The place of a value made in code.
  package static let none = Place(file: -1, offset: 0)
}
