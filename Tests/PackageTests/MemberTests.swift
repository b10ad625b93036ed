import Foundation
import Testing

/// Each member of the family is only in its own folder and in one list. The core and the themes name no member.
@Suite("Members of the family")
struct MemberTests {
  /// The list of the family.
  private static let list = "Sources/Thimble/Family/Control+Types.swift"

  /// Members that are composed of other members, with the reason.
  private static let composed = [
    "ButtonGroup → MenuButton": "the menu with the buttons that do not fit",
    "ButtonGroup → ToggleButton": "such a menu shows whether a toggle is on",
    "Toast → CloseButton": "the button that takes a message away",
    "SplitButton → MenuButton": "its second part",
    "SplitButton → ButtonGroup": "its parts are linked like the buttons of a group",
    "ToggleButtonGroup → ToggleButton": "its buttons",
    "ToggleButtonGroup → ButtonGroup": "both are groups",
  ]

  /// Returns the names of the members, by folder, without `Button`, the superclass of the others.
  private static func members() throws -> [String: Set<String>] {
    // No `.ui` file can name a generic type, so this one is not in the list.
    var names: Set = ["ToggleButtonGroup"]
    for match in try PackageFiles.text(list).matches(of: /(\w+)\.self/) { names.insert(String(match.1)) }
    names.remove("Button")
    var members: [String: Set<String>] = [:]
    for file in PackageFiles.swiftFiles(below: "Sources/Thimble") {
      let declared = SwiftNames(try PackageFiles.text(file)).declared.intersection(names)
      if !declared.isEmpty { members[folder(of: file), default: []].formUnion(declared) }
    }
    #expect(members.values.reduce([]) { $0.union($1) } == names)
    return members
  }

  private static func folder(of file: String) -> String { String(file.split(separator: "/")[2]) }

  @Test("A type of a member is used in its own folder, in the list, and by the members that are composed of it")
  func types() throws {
    let folders = Set(try Self.members().keys)
    let files = try PackageFiles.swiftFiles(below: "Sources/Thimble").filter { $0 != Self.list }.map {
      (name: $0, folder: Self.folder(of: $0), names: SwiftNames(try PackageFiles.text($0)))
    }
    var owners: [String: String] = [:]
    for file in files where folders.contains(file.folder) {
      for name in file.names.declared { owners[name] = file.folder }
    }
    var used: Set<String> = []
    for file in files {
      for (name, owner) in owners where owner != file.folder && file.names.mentioned.contains(name) {
        let pair = "\(file.folder) → \(owner)"
        used.insert(pair)
        #expect(Self.composed[pair] != nil, "\(file.name) uses \(name).")
      }
    }
    #expect(Set(Self.composed.keys).subtracting(used) == [], "These are no longer composed.")
  }

  @Test("No other code of the kit and of the themes names a member, not even in a text")
  func names() throws {
    let members = try Self.members()
    for file in PackageFiles.swiftFiles(below: "Sources/Thimble") + PackageFiles.swiftFiles(below: "Sources/Theming")
    where file != Self.list {
      let code = try PackageFiles.text(file).split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      let words = Set(code.flatMap { $0.split { !$0.isLetter && $0 != "-" } }.map(String.init))
      let own = Self.folder(of: file)
      for (folder, names) in members where folder != own && Self.composed["\(own) → \(folder)"] == nil {
        for name in names {
          #expect(words.isDisjoint(with: [name, Self.dashed(name)]), "\(file) names \(name).")
        }
      }
    }
  }

  /// Returns a type's name as in style classes, CSS nodes and gallery pages: `close-button`.
  private static func dashed(_ name: String) -> String {
    name.replacing(/[A-Z]/) { "-\($0.0.lowercased())" }.drop { $0 == "-" }.description
  }
}
