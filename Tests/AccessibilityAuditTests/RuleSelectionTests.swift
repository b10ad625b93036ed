import AccessibilityAudit
import Testing

@Suite struct RuleSelectionTests {
  private func ids(_ list: String) throws -> [String] { try RuleSelection(list).rules.map(\.id) }

  @Test func `Names and sets are added and removed`() throws {
    let defaults = Rule.defaults.map(\.id)
    #expect(try ids("default") == defaults)
    #expect(try ids("name-missing") == ["name-missing"])
    #expect(try ids("target-size, name-missing") == ["name-missing", "target-size"])
    #expect(try ids("-target-size") == defaults.filter { $0 != "target-size" })
    #expect(
      try ids("default,-AA,+target-size")
        == defaults.filter { id in
          id == "target-size" || Rule.all.first { $0.id == id }?.tag != "AA"
        })
    #expect(try ids("AAA") == ["target-size-enhanced"])
    #expect(try ids("all").count == Rule.all.count)
    #expect(try ids("A").allSatisfy { id in Rule.all.contains { $0.id == id && $0.tag == "A" } })
  }

  @Test func `An unknown name, an empty one, and a list that leaves nothing`() {
    #expect(throws: RuleSelectionError.unknown("name-mising")) { try RuleSelection("A,name-mising") }
    #expect(throws: RuleSelectionError.unknown("")) { try RuleSelection("") }
    #expect(throws: RuleSelectionError.unknown("")) { try RuleSelection("A,") }
    #expect(throws: RuleSelectionError.nothingLeft) { try RuleSelection("name-missing,-A") }
  }
}
