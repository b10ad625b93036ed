import FoundationEssentials

/// A picture of a screen: opaque pixels, row by row.
package struct Picture: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The colors as `0xRRGGBB`, `width × height` of them.
  package var pixels: [UInt32]

  /// Creates a picture of one color.
  package init(width: Int, height: Int, color: UInt32) {
    self.width = width
    self.height = height
    pixels = Array(repeating: color, count: width * height)
  }

  /// Reads a picture in the format PPM, with 8 bits for each component; nil for anything else. If a size is given, only
  /// the part at the upper left is kept.
  package init?(ppm bytes: [UInt8], keeping size: (width: Int, height: Int)? = nil) {
    var (numbers, at) = ([Int](), 2)
    guard bytes.starts(with: [0x50, 0x36]) else { return nil }
    // The header has three numbers, and one space after the last of them.
    while numbers.count < 3, at < bytes.count {
      var digits = ""
      while at < bytes.count, (0x30...0x39).contains(bytes[at]) {
        digits.unicodeScalars.append(Unicode.Scalar(bytes[at]))
        at += 1
      }
      if let number = Int(digits) { numbers.append(number) }
      at += 1
    }
    guard numbers.count == 3, numbers[2] == 255, (1...32_768).contains(numbers[0]), (1...32_768).contains(numbers[1])
    else { return nil }
    let row = 3 * numbers[0]
    guard bytes.count - at == row * numbers[1] else { return nil }
    width = min(numbers[0], max(1, size?.width ?? .max))
    height = min(numbers[1], max(1, size?.height ?? .max))
    pixels = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      var place = at + y * row
      for _ in 0..<width {
        pixels.append(UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]))
        place += 3
      }
    }
  }

  /// Reads a picture in the format XWD (X Window Dump, version 7), with 32 bits for each pixel and the lowest byte
  /// first, as X servers on little-endian machines write it; nil for anything else.
  package init?(xwd bytes: [UInt8], keeping size: (width: Int, height: Int)? = nil) {
    func number(_ index: Int) -> Int { bytes[4 * index..<4 * index + 4].reduce(0) { $0 << 8 | Int($1) } }
    // The header has 25 numbers. The palette comes between it and the pixels, with 12 bytes for each color.
    guard bytes.count >= 100, number(1) == 7, number(2) == 2, number(7) == 0, number(11) == 32, number(14) == 0xff_0000
    else { return nil }
    let (wide, high, row) = (number(4), number(5), number(12))
    let start = number(0) + 12 * number(19)
    guard (1...32_768).contains(wide), (1...32_768).contains(high), row >= 4 * wide, bytes.count >= start + row * high
    else { return nil }
    width = min(wide, max(1, size?.width ?? .max))
    height = min(high, max(1, size?.height ?? .max))
    pixels = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      var place = start + y * row
      for _ in 0..<width {
        pixels.append(UInt32(bytes[place + 2]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place]))
        place += 4
      }
    }
  }

  /// The color at a place inside of the picture.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Fills a rectangle, as far as it is inside of the picture.
  package mutating func fill(_ rect: AccessibleRect, _ color: UInt32) {
    let part = clipped(rect)
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width { self[x, y] = color }
    }
  }

  /// Returns the part of a rectangle that is inside of the picture, which may be empty.
  package func clipped(_ rect: AccessibleRect) -> AccessibleRect {
    let (left, top) = (min(max(rect.x, 0), width), min(max(rect.y, 0), height))
    let (right, bottom) = (min(max(rect.x + rect.width, left), width), min(max(rect.y + rect.height, top), height))
    return AccessibleRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Picture {
  /// Returns the width of a row up to the last pixel that is not black, the color of the empty screen.
  package func contentWidth(at y: Int) -> Int {
    guard (0..<height).contains(y) else { return 0 }
    return ((0..<width).last { self[$0, y] != 0 } ?? -1) + 1
  }
}

extension Picture {
  /// Returns true if at least four pixels of a rectangle differ: fewer are noise.
  package func differs(from other: Picture, in rect: AccessibleRect) -> Bool {
    let part = clipped(rect)
    guard other.clipped(rect) == part else { return true }
    var count = 0
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width where self[x, y] != other[x, y] { count += 1 }
    }
    return count > 3
  }
}

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
