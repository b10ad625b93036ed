/// The placement of large content in a window, as geometry: logical pixels from the window's top left.
enum LargeContentPlacement {
  /// Returns the part of a window in which the content is centred: the whole window, or the side of a popover with the
  /// most room if the popover would cover the content.
  ///
  /// - Parameters:
  ///   - window: the window's width and height.
  ///   - cover: the popover whose surface contains the control; nil for the window's own surface.
  ///   - content: the desired width and height of the content.
  /// - Returns: the part of the window.
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
    // The share of the desired size that fits, on the axis with the greater shortage.
    let share = { (side: Rectangle) in min(side.width / content.width, side.height / content.height, 1) }
    return sides.dropFirst().reduce(sides[0]) { share($1) > share($0) ? $1 : $0 }
  }

  /// Returns the frame of a content in the middle of a room.
  static func centered(_ content: Size, in room: Rectangle) -> Rectangle {
    Rectangle(
      x: room.x + (room.width - content.width) / 2, y: room.y + (room.height - content.height) / 2,
      width: content.width, height: content.height)
  }
}
