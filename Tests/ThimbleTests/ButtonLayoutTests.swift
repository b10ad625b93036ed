import GtkHost
import Testing

@testable import Thimble

@Suite("Button layout")
struct ButtonLayoutTests {
  private func part(_ width: Int, _ height: Int, minimum: Int? = nil, baseline: Int = -1) -> ButtonLayout.Part {
    .init(
      width: Measurement(minimum: minimum ?? width, natural: width),
      height: Measurement(
        minimum: height, natural: height, minimumBaseline: baseline, naturalBaseline: baseline))
  }

  private var both: ButtonLayout { ButtonLayout(icon: part(16, 16), title: part(50, 20, baseline: 15), gap: 6) }

  @Test("The gap is there only between two parts")
  func width() {
    #expect(both.width.natural == 72)
    #expect(ButtonLayout(icon: part(16, 16), title: .none, gap: 6).width.natural == 16)
    #expect(ButtonLayout(icon: .none, title: part(50, 20), gap: 6).width.natural == 50)
  }

  @Test("The title's baseline is the button's, also below a taller icon")
  func baseline() {
    #expect(both.height.naturalBaseline == 15)
    let tall = ButtonLayout(icon: part(32, 32), title: part(50, 20, baseline: 15), gap: 6)
    #expect(tall.height.naturalBaseline == 21)
  }

  @Test("Both are centred as one")
  func centred() {
    let frames = both.frames(width: 100, height: 30, baseline: -1, isReversed: false)
    #expect(frames.icon == .init(x: 14, y: 7, width: 16, height: 16))
    #expect(frames.title == .init(x: 36, y: 5, width: 50, height: 20, baseline: 15))
  }

  @Test("Right to left is the mirror image")
  func mirrored() {
    let frames = both.frames(width: 100, height: 30, baseline: -1, isReversed: true)
    #expect(frames.icon.x == 100 - 14 - 16)
    #expect(frames.title.x == 100 - 36 - 50)
  }

  @Test("A title that may shrink gets what is left; nothing leaves the button")
  func narrow() {
    let layout = ButtonLayout(icon: part(16, 16), title: part(50, 20, minimum: 10), gap: 6)
    let frames = layout.frames(width: 40, height: 30, baseline: -1, isReversed: false)
    #expect(frames.icon.x == 0)
    #expect(frames.title.width == 18)
    #expect(frames.title.x + frames.title.width == 40)
  }

  @Test("A baseline from outside moves title and icon together")
  func givenBaseline() {
    let frames = both.frames(width: 72, height: 40, baseline: 18, isReversed: false)
    #expect(frames.title.y == 3)
    #expect(frames.icon.y == 5)
  }
}
