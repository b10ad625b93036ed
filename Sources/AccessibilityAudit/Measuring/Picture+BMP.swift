import FoundationEssentials

extension Picture {
  /// Returns the part of a picture in a rectangle, as far as it is inside; nil if nothing is inside.
  package func cropped(to rect: AccessibleRect) -> Picture? {
    let part = clipped(rect)
    guard !part.isEmpty else { return nil }
    var crop = Picture(width: part.width, height: part.height, color: 0)
    for y in 0..<part.height {
      for x in 0..<part.width { crop[x, y] = self[part.x + x, part.y + y] }
    }
    return crop
  }

  /// The picture as a data URL in the format BMP, which every browser shows.
  package var dataAddress: String {
    let row = (3 * width + 3) / 4 * 4
    func bytes(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> (8 * $0) & 255) } }
    // The headers of the file and of the picture: 14 and 40 bytes.
    var bmp = Array("BM".utf8) + bytes(54 + row * height, 4) + bytes(0, 4) + bytes(54, 4)
    bmp += bytes(40, 4) + bytes(width, 4) + bytes(height, 4) + bytes(1, 2) + bytes(24, 2) + bytes(0, 24)
    bmp.reserveCapacity(54 + row * height)
    // In BMP the lowest row comes first, and blue before red.
    for y in (0..<height).reversed() {
      for x in 0..<width { bmp += bytes(Int(self[x, y]), 3) }
      bmp += bytes(0, row - 3 * width)
    }
    return "data:image/bmp;base64," + Data(bmp).base64EncodedString()
  }
}
