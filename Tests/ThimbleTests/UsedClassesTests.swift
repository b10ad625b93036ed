import Testing

@testable import Thimble

@Suite("Style classes with rules in a stylesheet")
struct UsedClassesTests {
  @Test("Each new variant is added, and a neutral one also as it is in bars")
  func adding() throws {
    let none = UsedClasses()
    let primary = try #require(none.adding("primary", isWritten: false))
    #expect(primary.names == ["primary"])
    #expect(primary.adding("primary", isWritten: false) == nil)
    #expect(primary.adding("neutral", isWritten: false)?.names == ["primary", "neutral", "plain"])
  }

  @Test("With the first new variant after the stylesheet is written, all come, and then none is new")
  func all() throws {
    let primary = try #require(UsedClasses().adding("primary", isWritten: false))
    #expect(primary.adding("primary", isWritten: true) == nil)
    let all = try #require(primary.adding("danger", isWritten: true))
    #expect(all.names == nil)
    #expect(all.adding("success", isWritten: true) == nil)
  }
}
