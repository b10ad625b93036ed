import Testing

@testable import Thimble

@Suite("Style classes with rules in a stylesheet")
struct UsedClassesTests {
  @Test("Each new variant is added, and a neutral one also in its form for bars")
  func adding() throws {
    let none = UsedClasses()
    let primary = try #require(none.adding("primary", isWritten: false))
    #expect(primary.names == ["primary"])
    #expect(primary.adding("primary", isWritten: false) == nil)
    #expect(primary.adding("neutral", isWritten: false)?.names == ["primary", "neutral", "plain"])
  }

  @Test("The first new variant after the stylesheet is written adds all variants, and then none is new")
  func all() throws {
    let primary = try #require(UsedClasses().adding("primary", isWritten: false))
    #expect(primary.adding("primary", isWritten: true) == nil)
    let all = try #require(primary.adding("danger", isWritten: true))
    #expect(all.names == nil)
    #expect(all.adding("success", isWritten: true) == nil)
  }
}
