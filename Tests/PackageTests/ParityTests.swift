import Testing

/// The interfaces for Swift and for C, compared: the two lists of public declarations, and the page about both.
@Suite("Swift and C")
struct ParityTests {
  private static let page = "Sources/Thimble/Thimble.docc/Swift-and-C.md"

  /// The public members of the kit, each once.
  private let members: [Member]
  /// The types of the kit.
  private let types: Set<String>
  /// The arguments of the initializers, each once, by their labels.
  private let arguments: [Member]
  /// The functions, properties, signals and types in C.
  private let names: Set<String>
  /// The values of each enumeration in C.
  private let values: [String: [String]]
  /// The superclass of each class in C.
  private let parents: [String: String]
  private let rows: [Row]

  /// The lists, read once for all tests.
  private static let lists = Result { try (declarations(), interface()) }

  private struct Member: Hashable, CustomStringConvertible {
    var owner: String
    var name: String

    var description: String { "\(owner).\(name)" }
  }

  /// A line of the page: some declarations, and their names in C or the reason why there are none.
  private struct Row {
    var swift: [String]
    var c: String

    /// The names of the kit in C.
    var named: [String] {
      c.matches(of: /`(thimble_\w+|Thimble[\w:-]+)(?:\(\))?`/).map { String($0.1) }
    }
  }

  init() throws {
    let (declared, c) = try Self.lists.get()
    (members, types, arguments) = (declared.members, declared.types, declared.arguments)
    (names, values, parents) = (c.names, c.values, c.parents)
    rows = try PackageFiles.text(Self.page).split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /\| (`.*`) \| (.+) \|/) else { return nil }
      return Row(swift: match.1.matches(of: /`([^`]+)`/).map { String($0.1) }, c: String(match.2))
    }
  }

  @Test("Each public member of the kit is in C by the rule of the page, or is on the page")
  func complete() {
    let listed = Set(rows.flatMap(\.swift))
    #expect(members.count > 500 && names.count > 200)
    for member in members where !isInC(member) {
      let isListed =
        listed.contains("\(member)") || listed.contains("*.\(member.name)")
        || Self.outward(from: member.owner).contains { listed.contains("\($0).*") } || isPart(member)
      #expect(isListed, "\(member) is neither in C nor in \(Self.page).")
    }
  }

  /// Returns whether the row of a member's type is enough: the type is not in C, the member is a value of the
  /// enumeration, or it is an initializer of a value.
  private func isPart(_ member: Member) -> Bool {
    let row = Self.outward(from: member.owner).lazy.compactMap { type in rows.first { $0.swift.contains(type) } }.first
    guard let row else { return false }
    let ending = "_\(Self.snake(member.name).uppercased())"
    if row.named.contains(where: { values[$0]?.contains { $0.hasSuffix(ending) } == true }) { return true }
    if row.named.isEmpty { return true }
    let type = "Thimble\(member.owner)"
    return member.name.hasPrefix("init") && (!names.contains(type) || values[type] != nil)
  }

  /// Returns a type and the types around it.
  private static func outward(from type: String) -> [String] {
    var types = [type]
    while let dot = types.last?.lastIndex(of: "."), let last = types.last { types.append(String(last[..<dot])) }
    return types
  }

  @Test("Each argument of an initializer is a property, a function or an argument in C, or is on the page")
  func initializers() {
    let listed = Set(rows.flatMap(\.swift))
    let ofClasses = arguments.filter { parents[$0.owner] != nil }
    #expect(ofClasses.count > 80)
    for argument in ofClasses {
      let classes = Array(sequence(first: argument.owner) { parents[$0] })
      let isInC = classes.contains { type in
        self.isInC(Member(owner: type, name: argument.name)) || takes(type, argument.name)
      }
      let isListed =
        listed.contains("*.init(\(argument.name):)") || classes.contains { listed.contains("\($0).\(argument.name)") }
      #expect(isInC || isListed, "\(argument.owner).init(\(argument.name):) is neither in C nor in \(Self.page).")
    }
  }

  /// Returns whether a class has a property, or an argument of a constructor, with a name.
  private func takes(_ type: String, _ name: String) -> Bool {
    let name = Self.snake(name)
    let forms = ["Thimble\(type):\(name.replacing("_", with: "-"))", "Thimble\(type)(\(name))"]
    return forms.contains { names.contains($0) }
  }

  @Test("Each name of the page is declared, each name in C exists, and each reason says something")
  func known() {
    let known = Set(members.map(\.description)).union(types).union(members.map { "*.\($0.name)" })
      .union(types.map { "\($0).*" }).union(arguments.map { "*.init(\($0.name):)" })
    for row in rows {
      for name in row.swift { #expect(known.contains(name), "\(name) is not declared.") }
      for name in row.named { #expect(names.contains(name), "\(name) is not in C.") }
      #expect(row.c.count > 10, "\(row.swift)")
      // A row for many members has words beside names.
      let isGeneral = row.named.isEmpty || row.swift.contains { $0.hasSuffix(".*") }
      if isGeneral { #expect(row.c.replacing(/`[^`]*`/, with: "").count > 10, "\(row.swift)") }
    }
    #expect(rows.count > 80)
  }

  @Test("No declaration is on the page that follows the rule, or twice")
  func needed() {
    let listed = rows.flatMap(\.swift)
    #expect(listed.count == Set(listed).count, "\(listed.filter { name in listed.count { $0 == name } > 1 })")
    for member in members where isInC(member) { #expect(!listed.contains("\(member)"), "\(member)") }
  }

  /// The names in C of types that are parts there: those of a button are functions of the button.
  private static let owners = [
    "Widget": "widget", "ButtonPress": "button", "ButtonPress.Options": "button", "ButtonWork": "button",
    "ButtonWork.Options": "button", "Button.Configuration.Details": "button",
  ]

  /// Returns whether a member has the name in C that follows from its name in Swift.
  private func isInC(_ member: Member) -> Bool {
    let owner = Self.owners[member.owner] ?? Self.snake(member.owner.replacing(".", with: ""))
    if member.name == "init(Command)" { return names.contains("thimble_\(owner)_new_with_command") }
    if member.name == "init" { return names.contains { $0.hasPrefix("thimble_\(owner)_new") } }
    let name = Self.snake(member.name)
    let short = name.hasPrefix("is_") ? String(name.dropFirst(3)) : name
    return ["", "set_", "get_", "is_"].contains { names.contains("thimble_\(owner)_\($0)\(short)") }
  }

  /// Returns the public members, the types and the arguments of initializers of the kit.
  private static func declarations() throws -> (members: [Member], types: Set<String>, arguments: [Member]) {
    let lines = try PackageFiles.text("Tests/PackageTests/API/Thimble.txt").split(separator: "\n").map(String.init)
    let sorted = { (members: [Member]) in Set(members).sorted { "\($0)" < "\($1)" } }
    return (sorted(lines.compactMap(member)), Set(lines.compactMap(type)), sorted(lines.flatMap(arguments)))
  }

  /// Returns the names in C, the values of enumerations, and the superclasses.
  private static func interface() throws -> (
    names: Set<String>, values: [String: [String]], parents: [String: String]
  ) {
    var (names, values, owner): (Set<String>, [String: [String]], Substring) = ([], [:], "")
    var parents: [String: String] = [:]
    for line in try PackageFiles.text("Tests/LibraryTests/Goldens/Thimble-1.txt").split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == ":" }
      switch words.first {
      case "class", "enumeration":
        owner = words[2]
        names.insert(String(owner))
        if words[0] == "enumeration" { values[String(owner)] = [] }
        if words[0] == "class" { parents[String(words[1])] = String(words[3]) }
      case "property": names.insert("\(owner):\(words[1])")
      case "signal": names.insert("\(owner)::\(words[1])")
      case "function", "method", "constructor":
        names.insert(String(words[1]))
        guard words[0] == "constructor" else { continue }
        for argument in line.matches(of: #/[(,] ?(\w+): /#) { names.insert("\(owner)(\(argument.1))") }
      default: values[String(owner)]?.append(String(words[0]))
      }
    }
    return (names, values, parents)
  }

  private static func snake(_ name: String) -> String {
    name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)_\($0.2)" }.lowercased()
  }

  /// Returns the member that a line of the API declares. Overrides and the parts that protocols of Swift need are none.
  private static func member(_ line: String) -> Member? {
    guard let match = line.wholeMatch(of: /([\w.]+): (.+)/), !match.2.contains(/\boverride\b/) else { return nil }
    guard !match.2.contains(#/^(?:conforms to|inherits from|extension) /#) else { return nil }
    let declaration = /\b(var|let|func|case|init|subscript)\b ?`?([\w$]*)/
    guard let declared = match.2.firstMatch(of: declaration) else { return nil }
    var name = String(["init", "subscript"].contains(declared.1) ? declared.1 : declared.2)
    guard !name.isEmpty, name != "hash", !name.hasPrefix("native") else { return nil }
    // A control of a command is another thing than one with a title.
    let command = match.2.firstMatch(of: /\binit\(\w+(?: \w+)?: (Command(?:\.Option)?)\b/)
    if let command { name = "init(\(command.1))" }
    return Member(owner: String(match.1), name: name)
  }

  /// Returns the arguments of the initializer that a line of the API declares, by their labels. A command has a member of
  /// its own.
  private static func arguments(_ line: String) -> [Member] {
    guard let match = line.wholeMatch(of: /([\w.]+): (?:@?\w+ )*init\((.*)\).*/) else { return [] }
    let argument = /(?:^|, )(?:@\w+(?:<[\w.]+>)? )?(\w+)(?: (\w+))?: ([\w.]*)/
    return match.2.matches(of: argument).compactMap { argument in
      guard !argument.3.hasPrefix("Command"), argument.3 != "NativeInstance" else { return nil }
      return Member(owner: String(match.1), name: String(argument.1 == "_" ? argument.2 ?? "" : argument.1))
    }
  }

  private static func type(_ line: String) -> String? {
    let declaration = #/^(?:([\w.]+): )?(?:\S+ )*?(?:class|struct|enum|protocol|extension) ([\w.]+)/#
    guard let match = line.firstMatch(of: declaration) else { return nil }
    guard let owner = match.1, !match.2.contains(".") else { return String(match.2) }
    return "\(owner).\(match.2)"
  }
}
