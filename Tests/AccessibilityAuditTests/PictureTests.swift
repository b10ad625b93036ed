import AccessibilityAudit
import Testing

/// Measuring in pictures that are drawn by hand.
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
    "Anything else is no picture",
    arguments: [
      "", "P6", "P5\n1 1\n255\nabc", "P6\n1 1\n65535\nabc", "P6\n1 1\n255\nab", "P6\n0 1\n255\n", "P6\n9 9 9",
    ])
  func broken(text: String) { #expect(Picture(ppm: Array(text.utf8)) == nil) }

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
    "The contrast is that of WCAG",
    arguments: [(0x00_0000, 21.0), (0x76_7676, 4.54), (0x99_9999, 2.85), (0xff_ffff, 1), (0xff_0000, 4.0)]
      as [(UInt32, Double)])
  func contrast(color: UInt32, ratio: Double) {
    #expect(abs(Luminance.contrast(color, Self.white) - ratio) < 0.005)
    #expect(Luminance.contrast(color, Self.white) == Luminance.contrast(Self.white, color))
  }

  @Test func `Text is measured by the cores of its strokes, and its size by their height`() throws {
    var picture = Picture(width: 60, height: 30, color: Self.white)
    // A stem of 10 pixels with antialiasing on both sides, and one lonely pixel.
    picture.fill(rect(20, 8, 3, 10), 0xb0_b0b0)
    picture.fill(rect(21, 8, 1, 10), 0x76_7676)
    picture[40, 12] = 0x00_0000
    let text = try #require(ContentContrast(of: rect(0, 0, 60, 30), in: picture, text: "l"))
    #expect(abs(text.ratio - 4.54) < 0.01 && text.color == 0x76_7676 && text.background == Self.white)
    #expect(text.ink == rect(20, 8, 21, 10))
    guard case .text(let size) = text.kind else { return #expect(Bool(false), "\(text.kind)") }
    #expect(size > 12 && size < 15)
    // Letters that are only as high as an x belong to a larger font.
    let small = try #require(ContentContrast(of: rect(0, 0, 60, 30), in: picture, text: "ace"))
    guard case .text(let larger) = small.kind else { return #expect(Bool(false), "\(small.kind)") }
    #expect(larger > 18)
  }

  @Test func `Nothing on a background has a contrast of 1, and a place outside has none`() throws {
    let picture = Picture(width: 20, height: 20, color: 0x30_3030)
    let empty = try #require(ContentContrast(of: rect(2, 2, 10, 10), in: picture, text: nil))
    #expect(empty.ratio == 1 && empty.kind == .graphic && empty.backgroundShare == 1 && empty.ink.isEmpty)
    #expect(ContentContrast(of: rect(12, 2, 10, 10), in: picture, text: nil) == nil)
  }

  // MARK: Focus

  @Test func `A ring is found, whatever else changes when the focus comes or goes`() {
    var (before, focused, after) = (blank, blank, blank)
    // The control before loses its ring when this one gets it, and the next one gets it then.
    ring(&before, at: rect(2, 2, 20, 10), 0x1a_5fb4)
    ring(&focused, at: rect(30, 2, 20, 10), 0x1a_5fb4)
    ring(&after, at: rect(60, 2, 20, 10), 0x1a_5fb4)
    let look = FocusLook(before: before, focused: focused, after: after)
    #expect(look.box == rect(30, 2, 20, 10))
    #expect(look.count == 2 * 20 + 2 * 8)
    #expect(abs(look.contrast - Luminance.contrast(0x1a_5fb4, Self.white)) < 0.001)
  }

  @Test func `A faint ring has a low contrast, and no ring changes nothing`() {
    var (before, focused) = (blank, blank)
    ring(&before, at: rect(2, 2, 20, 10), 0x00_0000)
    #expect(FocusLook(before: before, focused: blank, after: blank).count == 0)
    ring(&focused, at: rect(30, 2, 20, 10), 0xe0_e0e0)
    let faint = FocusLook(before: before, focused: focused, after: blank)
    #expect(faint.count == 56 && faint.contrast < 1.4)
    // A few dark pixels do not make it seen, and a caret does.
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
