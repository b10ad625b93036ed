import Testing

@testable import Thimble

@Suite("Which button Escape is for")
struct EscapeChoiceTests {
  @Test("None where there is none")
  func none() { #expect(EscapeChoice.nearest(of: [[Int]](), to: [1]) == nil) }

  @Test("The one that shares the innermost container with the focused widget")
  func nearest() {
    let focus = ["entry", "form", "page", "window"]
    let candidates = [["outer", "page", "window"], ["inner", "row", "form", "page", "window"], ["far", "window"]]
    #expect(EscapeChoice.nearest(of: candidates, to: focus) == 1)
    #expect(EscapeChoice.nearest(of: [candidates[2], candidates[0]], to: focus) == 1)
    #expect(EscapeChoice.nearest(of: candidates + [["entry", "form", "page", "window"]], to: focus) == 3)
  }

  @Test("The first of those that are equally near, or where nothing has focus")
  func first() {
    let candidates = [["a", "row", "window"], ["b", "row", "window"]]
    #expect(EscapeChoice.nearest(of: candidates, to: ["entry", "window"]) == 0)
    #expect(EscapeChoice.nearest(of: candidates, to: []) == 0)
  }
}
