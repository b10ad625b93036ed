import Testing

@testable import Thimble

@Suite struct LargeContentPlacementTests {
  private let window = Size(width: 800, height: 600)
  private let content = Size(width: 300, height: 200)

  private func place(beside cover: Rectangle?) -> Rectangle {
    let room = LargeContentPlacement.room(in: window, beside: cover, for: content)
    return LargeContentPlacement.centered(content, in: room)
  }

  @Test("The panel is in the middle if that does not cover the control")
  func middle() {
    #expect(place(beside: nil) == Rectangle(x: 250, y: 200, width: 300, height: 200))
    let far = Rectangle(x: 0, y: 0, width: 240, height: 190)
    #expect(place(beside: far) == place(beside: nil))
    let away = Rectangle(x: 900, y: 100, width: 240, height: 190)
    #expect(place(beside: away) == place(beside: nil))
  }

  @Test(
    "The panel avoids a popover in the middle, on the side with room",
    arguments: [
      (Rectangle(x: 200, y: 100, width: 400, height: 200), Rectangle(x: 0, y: 300, width: 800, height: 300)),
      (Rectangle(x: 200, y: 350, width: 400, height: 250), Rectangle(x: 0, y: 0, width: 800, height: 350)),
      (Rectangle(x: 0, y: 100, width: 480, height: 450), Rectangle(x: 480, y: 0, width: 320, height: 600)),
      (Rectangle(x: 400, y: 100, width: 500, height: 450), Rectangle(x: 0, y: 0, width: 400, height: 600)),
    ])
  func beside(cover: Rectangle, room: Rectangle) {
    #expect(LargeContentPlacement.room(in: window, beside: cover, for: content) == room)
    #expect(place(beside: cover).intersection(cover) == nil)
  }

  @Test("If no side has room for all of it, it moves as little as possible")
  func tight() {
    let cover = Rectangle(x: 100, y: 150, width: 600, height: 350)
    let room = LargeContentPlacement.room(in: window, beside: cover, for: content)
    #expect(room == Rectangle(x: 0, y: 0, width: 800, height: 150))
  }
}
