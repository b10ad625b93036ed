import Testing

@testable import ThimbleGallery

@Suite("Recent pages")
struct RecentPagesTests {
  @Test("The newest is first, each page is listed once, and the five others do not include the current one")
  func order() {
    var recent = RecentPages(["a", "b"])
    for page in ["c", "a", "d", "e", "f", "g"] { recent.visit(page) }
    #expect(recent.pages == ["g", "f", "e", "d", "a", "c"])
    #expect(recent.others(than: "g") == ["f", "e", "d", "a", "c"])
    #expect(recent.others(than: "e") == ["g", "f", "d", "a", "c"])
  }

  @Test("Of pages that are passed over, only the last one counts")
  func passing() {
    var recent = RecentPages(["a", "x"])
    for page in ["b", "x", "c"] { recent.visit(page, isPassing: true) }
    #expect(recent.pages == ["c", "a", "x"])
    recent.arrive()
    for page in ["d", "e"] { recent.visit(page, isPassing: true) }
    #expect(recent.pages == ["e", "c", "a", "x"])
    recent.visit("f")
    #expect(recent.pages == ["f", "e", "c", "a", "x"])
  }
}
