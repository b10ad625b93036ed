import Thimble

/// The places where two pictures of one page differ.
///
/// A pixel is equal if its colour is near a colour at or beside the same place of the other picture, or between two of
/// these. So antialiasing noise and a shift by one pixel pass, and a shift by two pixels does not.
struct PictureDifference {
  /// The number of pixels that differ.
  let count: Int
  /// The second picture, pale, with the differing pixels in magenta and the ignored areas in grey.
  let marked: PixelMap

  /// The number of differing pixels that equal pictures may have.
  private static let mostSpecks = 3
  /// The difference of two colours that look the same, out of 255.
  private static let nearness = 4

  /// Compares two pictures, without the pixels of some areas; nil if they look the same.
  init?(_ before: PixelMap, _ after: PixelMap, ignoring areas: [PictureArea] = []) {
    guard before != after else { return nil }
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    var marked = [UInt8](repeating: 255, count: width * height * 4)
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let place = (y * width + x) * 4
        if areas.contains(where: { $0.contains(x, y) }) {
          for channel in 0..<3 { marked[place + channel] = 190 }
        } else if Self.isSame(before, after, x, y) {
          let own = (y * after.width + x) * 4
          for channel in 0..<3 { marked[place + channel] = 255 - (255 - after.bytes[own + channel]) / 4 }
        } else {
          count += 1
          (marked[place], marked[place + 1], marked[place + 2]) = (200, 0, 255)
        }
      }
    }
    guard count > Self.mostSpecks else { return nil }
    self.count = count
    self.marked = PixelMap(width: width, height: height, bytes: marked)
  }

  private static func isSame(_ before: PixelMap, _ after: PixelMap, _ x: Int, _ y: Int) -> Bool {
    guard x < before.width, x < after.width, y < before.height, y < after.height else { return false }
    let (old, new) = ((y * before.width + x) * 4, (y * after.width + x) * 4)
    if (0..<4).allSatisfy({ before.bytes[old + $0] == after.bytes[new + $0] }) { return true }
    return hasNear(before, old, in: after, x, y) && hasNear(after, new, in: before, x, y)
  }

  /// Returns true if each channel of a pixel is between the least and the greatest around the same place of `other`.
  private static func hasNear(_ picture: PixelMap, _ index: Int, in other: PixelMap, _ x: Int, _ y: Int) -> Bool {
    for channel in 0..<4 {
      var (least, largest) = (255, 0)
      for row in max(0, y - 1)...min(other.height - 1, y + 1) {
        for column in max(0, x - 1)...min(other.width - 1, x + 1) {
          let value = Int(other.bytes[(row * other.width + column) * 4 + channel])
          (least, largest) = (min(least, value), max(largest, value))
        }
      }
      let value = Int(picture.bytes[index + channel])
      if value < least - nearness || value > largest + nearness { return false }
    }
    return true
  }
}

/// An area of a picture that a comparison ignores, such as a clock: `loading.progress:10,0,80,24`.
struct PictureArea: Sendable {
  /// The name of the picture, with or without the settings at its beginning.
  let picture: String
  /// The pixels from the left and the top of the picture.
  let columns, rows: Range<Int>

  /// Reads an area: the name, a colon, and four numbers of pixels: left, top, width, height. Nil if it is none.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    let numbers = parts[1].split(separator: ",", omittingEmptySubsequences: false).map { UInt16($0) }
    guard numbers.count == 4, case let place = numbers.compactMap({ $0.map(Int.init) }), place.count == 4 else {
      return nil
    }
    picture = String(parts[0])
    columns = place[0]..<place[0] + place[2]
    rows = place[1]..<place[1] + place[3]
  }

  /// Returns whether the area belongs to the picture of this name.
  func isOf(_ name: String) -> Bool { name == picture || name.hasSuffix("-" + picture) }

  func contains(_ x: Int, _ y: Int) -> Bool { columns.contains(x) && rows.contains(y) }
}
