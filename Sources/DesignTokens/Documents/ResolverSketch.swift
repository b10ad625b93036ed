import PlainText

/// A resolver document with the tokens of given files, to which sets and contexts can be added.
///
/// It names the files. A resolver document among them is copied, with its references relative to the current directory.
/// Tokens that are only in memory are copied, too.
package struct ResolverSketch {
  private var sets: [JSONMember] = []
  private var modifiers: [JSONMember] = []
  private var order: [JSONValue] = []
  private var others: [JSONMember] = []

  /// - Parameter documents: The files in order; of several that differ only in the mode, each becomes a context.
  /// - Throws: ``DiagnosticCode/input`` for two resolver documents, or tokens in memory that no document can hold.
  package init(_ documents: [TokenDocument]) throws(TokenError) {
    let files = ModeFiles(documents)
    let (plain, modifiers) = files.contexts
    var run: [JSONValue] = []
    for index in plain {
      let document = documents[index]
      if document.isResolver, document.dialect != .tokensStudio {
        addTokens(run)
        run = []
        try copy(document)
      } else {
        run.append(try Self.source(document))
      }
    }
    addTokens(run)
    for modes in modifiers {
      var contexts: [(String, [JSONValue])] = []
      for (name, files) in zip(modes.modifier.contexts, modes.files) {
        var sources: [JSONValue] = []
        for file in files { sources.append(try Self.source(documents[file])) }
        contexts.append((name, sources))
      }
      addModifier(modes.modifier.name, contexts, default: modes.modifier.defaultContext)
    }
  }

  /// Adds a set at the end, with a free name like the given one.
  package mutating func addSet(_ name: String, _ sources: [JSONValue]) {
    order.append(addPart(name, sources))
  }

  /// Adds a set that has no place of its own in the order, and returns the reference by which contexts name it.
  package mutating func addPart(_ name: String, _ sources: [JSONValue]) -> JSONValue {
    let name = Self.free(name, among: sets)
    sets.append(JSONMember(key: name, value: .object(["sources": .array(sources)])))
    return Self.reference("#/sets/\(name)")
  }

  /// Adds a modifier at the end, with a free name like the given one.
  package mutating func addModifier(_ name: String, _ contexts: [(String, [JSONValue])], default usual: String?) {
    let name = Self.free(name, among: modifiers)
    let members = contexts.map { JSONMember(key: $0.0, value: .array($0.1)) }
    modifiers.append(
      JSONMember(
        key: name,
        value: .object(["contexts": JSONValue(.object(members)), "default": usual.map { .string($0) }])))
    order.append(Self.reference("#/modifiers/\(name)"))
  }

  /// Returns true if the document has a modifier of this name.
  package func hasModifier(_ name: String) -> Bool { modifiers.contains { $0.key == name } }

  /// The document.
  package var json: JSONValue {
    var members = [JSONMember(key: "version", value: .string("2025.10"))] + others
    if !sets.isEmpty { members.append(JSONMember(key: "sets", value: JSONValue(.object(sets)))) }
    if !modifiers.isEmpty { members.append(JSONMember(key: "modifiers", value: JSONValue(.object(modifiers)))) }
    return JSONValue(.object(members + [JSONMember(key: "resolutionOrder", value: .array(order))]))
  }

  // MARK: - Files

  private mutating func addTokens(_ sources: [JSONValue]) {
    if !sources.isEmpty { addSet("tokens", sources) }
  }

  private mutating func copy(_ document: TokenDocument) throws(TokenError) {
    guard others.isEmpty, sets.isEmpty, modifiers.isEmpty else {
      throw TokenError(
        code: .input, message: "\(document.name) is a resolver document after other files",
        advice: "give one resolver document, and first")
    }
    let root = Self.moved(document.root, from: document.name)
    for member in root.members ?? [] {
      switch member.key {
      case "version": break
      case "sets": sets = member.value.members ?? []
      case "modifiers": modifiers = member.value.members ?? []
      case "resolutionOrder": order = member.value.elements ?? []
      default: others.append(member)
      }
    }
  }

  /// Returns a value whose references to files start from the current directory, and no longer from a file.
  private static func moved(_ node: JSONValue, from file: String) -> JSONValue {
    node.mapChildren { key, child in
      guard key == "$ref", let text = child.string, !text.hasPrefix("#"), !text.contains(text: "://") else {
        return moved(child, from: file)
      }
      let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = encoded(FileReader.path(String(parts[0]), from: file))
      return .string(parts.count == 2 ? "\(path)#\(parts[1])" : path)
    }
  }

  private static func source(_ document: TokenDocument) throws(TokenError) -> JSONValue {
    if document.isFile { return reference(encoded(document.name)) }
    guard document.dialect == .dtcg, !document.isResolver else {
      throw TokenError(
        code: .input, message: "\(document.name) is not a file, and its form needs one of its own",
        advice: "save it in a file")
    }
    return document.root
  }

  private static func reference(_ target: String) -> JSONValue { .object(["$ref": .string(target)]) }

  /// Returns a path with the characters that have a meaning in references encoded.
  private static func encoded(_ path: String) -> String {
    path.replacing(each: "%", with: "%25").replacing(each: "#", with: "%23")
  }

  private static func free(_ name: String, among members: [JSONMember]) -> String {
    let known = Set(members.map(\.key))
    if !known.contains(name) { return name }
    return (2...).lazy.map { "\(name)-\($0)" }.first { !known.contains($0) } ?? name
  }
}
