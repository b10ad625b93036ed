import DesignTokens

/// Tokens by path, which are written as one JSON object.
struct JSONTree {
  private var children: [Substring: JSONTree] = [:]
  private var token: String?

  init() {}

  /// Creates a tree of colour tokens.
  init(_ colors: some Sequence<(path: String, color: RGBA)>) {
    for (path, color) in colors { set(path.split(separator: ".")[...], color.token) }
  }

  /// Sets the token at a path, whose names are separated by dots.
  mutating func set(_ path: String, _ value: TokenValue) {
    let token = "{\"$type\":\"\(value.type.rawValue)\",\"$value\":\(JSONWriter.line(value.json))}"
    set(path.split(separator: ".")[...], token)
  }

  private mutating func set(_ path: ArraySlice<Substring>, _ token: String) {
    guard let name = path.first else { return self.token = token }
    children[name, default: JSONTree()].set(path.dropFirst(), token)
  }

  var text: String {
    if let token { return token }
    let members = children.sorted { $0.key < $1.key }.map { name, child in
      JSONWriter.line(JSONValue(.string(String(name)))) + ":" + child.text
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}
