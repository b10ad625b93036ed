import AccessibilityAudit
import Testing

/// Measurements in pictures that are drawn by hand.
@Suite struct PictureTests {
  private static let white: UInt32 = 0xff_ffff

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> AccessibleRect {
    AccessibleRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Files

  @Test func `A picture is read from PPM, whole or in part`() throws {
    let bytes = Array("P6\n3 2\n255\n".utf8) + (0..<18).map { UInt8($0) }
    let picture = try #require(Picture(ppm: bytes))
    #expect((picture.width, picture.height) == (3, 2))
    #expect(picture[2, 1] == 0x0f_1011)
    let part = try #require(Picture(ppm: bytes, keeping: (2, 9)))
    #expect((part.width, part.height) == (2, 2))
    #expect(part.pixels == [0x00_0102, 0x03_0405, 0x09_0a0b, 0x0c_0d0e])
  }

  @Test(
    "Other data is no picture",
    arguments: [
      "", "P6", "P5\n1 1\n255\nabc", "P6\n1 1\n65535\nabc", "P6\n1 1\n255\nab", "P6\n0 1\n255\n", "P6\n9 9 9",
    ])
  func broken(text: String) { #expect(Picture(ppm: Array(text.utf8)) == nil) }

  @Test func `A picture is read from XWD, whole or in part`() throws {
    var header = [Int](repeating: 0, count: 25)
    for (place, number) in [
      (0, 104), (1, 7), (2, 2), (3, 24), (4, 2), (5, 2), (11, 32), (12, 12), (14, 0xff_0000), (19, 1),
    ] { header[place] = number }
    // A name, a color of a palette, and two rows of two pixels and a filling.
    let bytes =
      header.flatMap { number in [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } } + Array("abc\0".utf8)
      + [UInt8](repeating: 9, count: 12) + (0..<24).map { UInt8($0) }
    let picture = try #require(Picture(xwd: bytes))
    #expect((picture.width, picture.height) == (2, 2))
    #expect(picture.pixels == [0x02_0100, 0x06_0504, 0x0e_0d0c, 0x12_1110])
    #expect(Picture(xwd: bytes, keeping: (1, 9))?.pixels == [0x02_0100, 0x0e_0d0c])
    #expect(Picture(xwd: Array(bytes.dropLast())) == nil && Picture(xwd: Array(bytes.prefix(99))) == nil)
    var palette = bytes
    palette[11 * 4 + 3] = 8
    #expect(Picture(xwd: palette) == nil && Picture(xwd: Array("P6\n1 1\n255\nabc".utf8)) == nil)
  }

  @Test func `A part differs from four pixels on`() {
    var picture = blank
    picture.fill(rect(10, 5, 3, 1), 0x00_0000)
    #expect(!picture.differs(from: blank, in: rect(0, 0, 100, 20)))
    picture[13, 5] = 0x00_0000
    #expect(picture.differs(from: blank, in: rect(0, 0, 100, 20)))
    #expect(!picture.differs(from: blank, in: rect(0, 6, 100, 14)))
  }

  // MARK: Contrast

  @Test(
    "The contrast equals that of WCAG",
    arguments: [(0x00_0000, 21.0), (0x76_7676, 4.54), (0x99_9999, 2.85), (0xff_ffff, 1), (0xff_0000, 4.0)]
      as [(UInt32, Double)])
  func contrast(color: UInt32, ratio: Double) {
    #expect(abs(Luminance.contrast(color, Self.white) - ratio) < 0.005)
    #expect(Luminance.contrast(color, Self.white) == Luminance.contrast(Self.white, color))
  }

  @Test func `The area of ink is the same however a text is wrapped`() throws {
    var (long, wrapped) = (
      Picture(width: 100, height: 60, color: Self.white), Picture(width: 100, height: 60, color: Self.white)
    )
    // Letters 4 pixels wide, 6 apart: 12 in one line and 2 in the next, or 7 in each of two lines.
    for letter in 0..<14 {
      long.fill(rect(5 + 6 * (letter % 12), letter < 12 ? 5 : 20, 4, 10), 0)
      wrapped.fill(rect(5 + 6 * (letter % 7), letter < 7 ? 5 : 20, 4, 10), 0)
    }
    let (one, two) = (
      try #require(ContentContrast(of: rect(0, 0, 100, 60), in: long, text: "l")),
      try #require(ContentContrast(of: rect(0, 0, 100, 60), in: wrapped, text: "l"))
    )
    #expect(one.ink.width == 70 && two.ink.width == 40)
    #expect(one.inkArea == 800 && two.inkArea == 800)
  }

  @Test func `Text is measured by the cores of its strokes, and its size by their height`() throws {
    var picture = Picture(width: 60, height: 30, color: Self.white)
    // A stem of 10 pixels with antialiasing on both sides, and one separate pixel.
    picture.fill(rect(20, 8, 3, 10), 0xb0_b0b0)
    picture.fill(rect(21, 8, 1, 10), 0x76_7676)
    picture[40, 12] = 0x00_0000
    let text = try #require(ContentContrast(of: rect(0, 0, 60, 30), in: picture, text: "l"))
    #expect(abs(text.ratio - 4.54) < 0.01 && text.color == 0x76_7676 && text.background == Self.white)
    #expect(text.ink == rect(20, 8, 21, 10))
    guard case .text(let size) = text.kind else { return #expect(Bool(false), "\(text.kind)") }
    #expect(size > 12 && size < 15)
    // Letters with the height of an x belong to a larger font.
    let small = try #require(ContentContrast(of: rect(0, 0, 60, 30), in: picture, text: "ace"))
    guard case .text(let larger) = small.kind else { return #expect(Bool(false), "\(small.kind)") }
    #expect(larger > 18)
  }

  @Test func `An empty background has a contrast of 1, and a place outside has none`() throws {
    let picture = Picture(width: 20, height: 20, color: 0x30_3030)
    let empty = try #require(ContentContrast(of: rect(2, 2, 10, 10), in: picture, text: nil))
    #expect(empty.ratio == 1 && empty.kind == .graphic && empty.backgroundShare == 1 && empty.ink.isEmpty)
    #expect(ContentContrast(of: rect(12, 2, 10, 10), in: picture, text: nil) == nil)
  }

  // MARK: Words

  /// Draws letters of 10 pixels in a row, of usual width, with spaces of 2 pixels.
  private func write(_ count: Int, at x: Int, _ picture: inout Picture, _ color: UInt32 = 0x50_5050) {
    for letter in 0..<count {
      picture.fill(rect(x + 8 * letter, 5, 6, 10), color)
      picture.fill(rect(x + 8 * letter + 2, 7, 2, 6), Self.white)
    }
  }

  @Test func `A control shows its name as text if its ink is as wide as the name, alone or beside an icon`() throws {
    let size = { (picture: Picture, words: String) -> Double? in
      let found = ContentContrast(of: AccessibleRect(x: 0, y: 0, width: 100, height: 20), in: picture, words: words)
      guard case .text(let size) = found?.kind else { return nil }
      return size
    }
    var picture = blank
    write(5, at: 30, &picture, 0xb0_b0b0)
    #expect(size(picture, "Drawn")?.rounded() == 14)
    #expect(size(picture, "A name that is much longer") == nil && size(picture, "D") == nil)
    // An icon before the text, and an arrow after it, are no part of the text, and their colors are not measured.
    picture.fill(rect(4, 2, 16, 16), 0x00_0000)
    picture.fill(rect(80, 8, 10, 5), 0x00_0000)
    let found = try #require(ContentContrast(of: rect(0, 0, 100, 20), in: picture, words: "Drawn"))
    #expect(found.ink == rect(30, 5, 38, 10) && found.box == rect(0, 0, 100, 20) && found.color == 0xb0_b0b0)
    // An icon alone is no text.
    var icon = blank
    icon.fill(rect(42, 2, 16, 16), 0x00_0000)
    #expect(size(icon, "Append") == nil && size(icon, "") == nil && size(blank, "Append") == nil)
  }

  @Test func `A text that is as wide as expected, and not cut by an edge, is in the right place`() throws {
    var picture = blank
    write(5, at: 30, &picture)
    let shows = { (box: AccessibleRect, text: String) in
      ContentContrast(of: box, in: picture, text: text)?.shows(text, in: picture)
    }
    #expect(shows(rect(30, 2, 38, 16), "Drawn") == true)
    #expect(shows(rect(21, 2, 36, 16), "Drawn") == false && shows(rect(30, 8, 38, 12), "Drawn") == false)
    #expect(shows(rect(30, 2, 38, 16), "Drawn by a person") == false)
  }

  // MARK: Boundaries

  @Test(
    "A field has the contrast of its border or surface, also with only a line below",
    arguments: [
      (0xff_ffff, 0xd8_d8d8, 1.42), (0xff_ffff, 0x60_6060, 6.29), (0x76_7676, 0x76_7676, 4.54),
      (0xf0_f0f0, 0xf0_f0f0, 1.14),
    ] as [(UInt32, UInt32, Double)])
  func field(surface: UInt32, border: UInt32, ratio: Double) throws {
    var picture = Picture(width: 100, height: 60, color: Self.white)
    picture.fill(rect(15, 15, 70, 30), border)
    picture.fill(rect(16, 16, 68, 28), surface)
    // Text, a caret, and a neighbour out of reach do not count.
    picture.fill(rect(30, 25, 30, 10), 0x00_0000)
    picture.fill(rect(0, 0, 6, 60), 0x00_0000)
    // The border is at the edge, inside a ring, and outside of a padding.
    let boxes = [rect(15, 15, 70, 30): (3, 3), rect(12, 12, 76, 36): (3, 3), rect(24, 16, 52, 28): (12, 3)]
    for (box, reach) in boxes {
      let found = try #require(ControlBoundary(of: box, shape: .field, in: picture, reach: reach))
      #expect(abs(found.ratio - ratio) < 0.01, "\(box): \(found)")
    }
    picture.fill(rect(15, 44, 70, 1), 0x76_7676)
    let line = try #require(ControlBoundary(of: rect(15, 15, 70, 30), shape: .field, in: picture, reach: (3, 3)))
    #expect(line.ratio >= 4.5)
    #expect(ControlBoundary(of: rect(60, 15, 70, 30), shape: .field, in: picture, reach: (3, 3)) == nil)
  }

  @Test func `A check box is measured without its label, and only marks are measured`() throws {
    var picture = Picture(width: 100, height: 40, color: 0xf0_f0f0)
    picture.fill(rect(10, 10, 16, 16), 0xd8_d8d8)
    picture.fill(rect(11, 11, 14, 14), Self.white)
    picture.fill(rect(32, 12, 40, 12), 0x00_0000)
    let box = rect(8, 8, 68, 20)
    let pale = try #require(ControlBoundary(of: box, shape: .mark, in: picture, reach: (3, 3)))
    #expect(pale.ratio < 1.3 && pale.other == 0xf0_f0f0)
    picture.fill(rect(10, 10, 16, 1), 0x60_6060)
    picture.fill(rect(10, 25, 16, 1), 0x60_6060)
    let clear = try #require(ControlBoundary(of: box, shape: .mark, in: picture, reach: (3, 3)))
    #expect(clear.ratio > 5 && clear.color == 0x60_6060)
    // The label alone is wider than any mark.
    #expect(ControlBoundary(of: rect(30, 8, 46, 20), shape: .mark, in: picture, reach: (2, 3)) == nil)
    #expect(ControlBoundary(of: rect(84, 8, 12, 20), shape: .mark, in: picture, reach: (3, 3)) == nil)
  }

  // MARK: Focus

  @Test func `A ring is found even if other parts change with the focus`() {
    var (before, focused, after) = (blank, blank, blank)
    // The previous control loses its ring when this one gets it; the next one gets it later.
    ring(&before, at: rect(2, 2, 20, 10), 0x1a_5fb4)
    ring(&focused, at: rect(30, 2, 20, 10), 0x1a_5fb4)
    ring(&after, at: rect(60, 2, 20, 10), 0x1a_5fb4)
    let look = FocusLook(before: before, focused: focused, after: after)
    #expect(look.box == rect(30, 2, 20, 10))
    #expect(look.count == 2 * 20 + 2 * 8)
    #expect(abs(look.contrast - Luminance.contrast(0x1a_5fb4, Self.white)) < 0.001)
  }

  @Test func `A faint ring has a low contrast, and without a ring no pixel changes`() {
    var (before, focused) = (blank, blank)
    ring(&before, at: rect(2, 2, 20, 10), 0x00_0000)
    #expect(FocusLook(before: before, focused: blank, after: blank).count == 0)
    ring(&focused, at: rect(30, 2, 20, 10), 0xe0_e0e0)
    let faint = FocusLook(before: before, focused: focused, after: blank)
    #expect(faint.count == 56 && faint.contrast < 1.4)
    // A few dark pixels are not visible enough; a caret is.
    focused.fill(rect(35, 4, 1, 7), 0x00_0000)
    #expect(FocusLook(before: before, focused: focused, after: blank).contrast < 1.4)
    focused.fill(rect(35, 4, 1, 8), 0x00_0000)
    #expect(FocusLook(before: before, focused: focused, after: blank).contrast == 21)
  }

  private var blank: Picture { Picture(width: 100, height: 20, color: Self.white) }

  private func ring(_ picture: inout Picture, at box: AccessibleRect, _ color: UInt32) {
    picture.fill(box, color)
    picture.fill(rect(box.x + 1, box.y + 1, box.width - 2, box.height - 2), Self.white)
  }
}
