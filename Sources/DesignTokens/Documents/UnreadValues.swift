/// The values of a file that became no token, counted by name.
struct UnreadValues {
  private var counts: [String: Int] = [:]
  /// The place of the first one.
  private(set) var first: Place?
  private var read: Set<Place> = []

  /// Compares a file with the trees of tokens that it was translated into.
  init(of root: JSONValue, in trees: [JSONValue]) {
    for tree in trees { collect(tree) }
    look(at: root, name: "")
    read = []
  }

  /// The names with their counts, the most frequent first.
  var summary: String {
    let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = names.prefix(5).map { "\"\($0.key.prefix(40))\"" + ($0.value > 1 ? " (\($0.value) times)" : "") }
    return shown.joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) other names" : "")
  }

  private mutating func collect(_ node: JSONValue) {
    switch node.content {
    case .object(let members):
      for member in members {
        // A value may have been computed from a whole object.
        if member.key == "$value" { read.insert(member.value.place) }
        collect(member.value)
      }
    case .array(let elements): elements.forEach { collect($0) }
    default: read.insert(node.place)
    }
  }

  private mutating func look(at node: JSONValue, name: String) {
    if read.contains(node.place) { return }
    switch node.content {
    case .object(let members):
      let isToken = members.contains { $0.key == "value" || $0.key == "$value" }
      let isDump = isToken && ToolForm.isDump(node)
      for member in members where !Self.isAbout(member, isToken) && !(name == "theme" && member.key == "mode") {
        if isDump, ToolForm.isOfDump(member) { continue }
        look(at: member.value, name: member.key == "$value" ? name : member.key)
      }
    case .array(let elements): elements.forEach { look(at: $0, name: name) }
    case .null: break
    default:
      counts[name, default: 0] += 1
      first = first ?? node.place
    }
  }

  /// Returns true if a member is metadata about a file or a token, and not a value. A unit beside a value that is not
  /// read is an error of its token; no tool reads the unit of a group.
  private static func isAbout(_ member: JSONMember, _ isOfToken: Bool) -> Bool {
    if member.key.hasPrefix("$") { return member.key != "$value" }
    if member.key == "unit", !isOfToken { return false }
    return ["description", "comment", "name", "version", "type", "unit"].contains(member.key)
      && member.value.members == nil
  }
}
