/// Where in a window the large content goes, as geometry: logical pixels from the window's top left.
enum LargeContentPlacement {
  /// The part of a window in whose middle it stands: all of it, or, where a popover would cover it there, the side of the
  /// popover that has most room for it.
  ///
  /// - Parameters:
  ///   - window: the window's width and height.
  ///   - cover: the popover in whose surface the control is; nil for the window's own.
  ///   - content: the width and height that it would like to have.
  /// - Returns: the part.
  static func room(in window: Size, beside cover: Rectangle?, for content: Size) -> Rectangle {
    let whole = Rectangle(x: 0, y: 0, width: window.width, height: window.height)
    guard let cover = cover?.intersection(whole), centered(content, in: whole).intersection(cover) != nil else {
      return whole
    }
    let sides = [
      Rectangle(x: 0, y: cover.bottom, width: whole.width, height: whole.height - cover.bottom),
      Rectangle(x: 0, y: 0, width: whole.width, height: cover.y),
      Rectangle(x: cover.right, y: 0, width: whole.width - cover.right, height: whole.height),
      Rectangle(x: 0, y: 0, width: cover.x, height: whole.height),
    ]
    // How much of what it would like to have is there, on the side where it has to give way most.
    let share = { (side: Rectangle) in min(side.width / content.width, side.height / content.height, 1) }
    return sides.dropFirst().reduce(sides[0]) { share($1) > share($0) ? $1 : $0 }
  }

  /// The place in the middle of a room.
  static func centered(_ content: Size, in room: Rectangle) -> Rectangle {
    Rectangle(
      x: room.x + (room.width - content.width) / 2, y: room.y + (room.height - content.height) / 2,
      width: content.width, height: content.height)
  }
}
