import Foundation
import Testing

/// Each member of the family is only in its own folder and in one list. The core and the themes name no member.
@Suite("Members of the family", .onOwnDebian)
struct MemberTests {
  /// The list of the family.
  private static let list = "Sources/Thimble/Family/Control+Types.swift"

  /// Members that are composed of other members, with the reason.
  private static let composed = [
    "ButtonGroup → MenuButton": "the menu with the buttons that do not fit",
    "ButtonGroup → ToggleButton": "such a menu shows whether a toggle is on",
    "Toast → CloseButton": "the button that takes a message away",
    "FloatingActionButton → Toast": "a message does not cover it",
    "SplitButton → MenuButton": "its second part",
    "SplitButton → ButtonGroup": "its parts are linked like the buttons of a group",
    "Navigation → IconButton": "the button that leads back to the sidebar",
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
    for (file, name) in try SourceIndex.build.get().declarations(below: "Sources/Thimble")
    where name.isType && name.owner == nil && names.contains(name.name) {
      members[folder(of: file), default: []].insert(name.name)
    }
    #expect(members.values.reduce([]) { $0.union($1) } == names)
    return members
  }

  private static func folder(of file: String) -> String { String(file.split(separator: "/")[2]) }

  @Test("A member is used in its own folder, in the list, and by the members that are composed of it")
  func uses() throws {
    let folders = Set(try Self.members().keys)
    var composed: Set<String> = []
    for use in try SourceIndex.build.get().uses(below: "Sources/Thimble") where use.file != Self.list {
      let (user, owner) = (Self.folder(of: use.file), Self.folder(of: use.home))
      guard user != owner, folders.contains(owner) else { continue }
      composed.insert("\(user) → \(owner)")
      #expect(Self.composed["\(user) → \(owner)"] != nil, "\(use.file):\(use.line) uses \(use.name).")
    }
    #expect(Set(Self.composed.keys).subtracting(composed) == [], "These are no longer composed.")
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
