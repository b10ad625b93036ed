import GtkHost
import Testing

@testable import Thimble

@Suite("Button layout")
struct ButtonLayoutTests {
  private func part(_ width: Int, _ height: Int, minimum: Int? = nil, baseline: Int = -1) -> ButtonLayout.Part {
    .init(
      width: RequestedSize(minimum: minimum ?? width, natural: width),
      height: RequestedSize(
        minimum: height, natural: height, minimumBaseline: baseline, naturalBaseline: baseline))
  }

  private var both: ButtonLayout { ButtonLayout(icon: part(16, 16), title: part(50, 20, baseline: 15), gap: 6) }

  @Test("There is a gap only between two parts")
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

  @Test("Icon and title are centred together")
  func centred() {
    let frames = both.frames(width: 100, height: 30, baseline: -1, isReversed: false)
    #expect(frames.icon == .init(x: 14, y: 7, width: 16, height: 16))
    #expect(frames.title == .init(x: 36, y: 5, width: 50, height: 20, baseline: 15))
  }

  @Test("Stacked parts have room above and below, and the baseline moves with them; parts in a row do not")
  func stackRoom() {
    var layout = both
    layout.stackRoom = 6
    #expect(layout.height == both.height)
    layout.placement = .top
    #expect(layout.height.natural == 16 + 6 + 20 + 12)
    #expect(layout.height.naturalBaseline == 6 + 16 + 6 + 15)
    layout.icon = .none
    #expect(layout.height.natural == 20)
  }

  @Test("Room reserved for a longer title keeps the visible one in the middle")
  func reservedAndCentred() {
    var layout = both
    layout.reservedTitleWidth = 78
    #expect(layout.width.natural == 100)
    let frames = layout.frames(width: 100, height: 30, baseline: -1, isReversed: false)
    #expect(frames.icon.x == 14 && frames.title.x == 36 && frames.title.width == 50)
  }

  @Test("Right to left is the mirror image")
  func mirrored() {
    let frames = both.frames(width: 100, height: 30, baseline: -1, isReversed: true)
    #expect(frames.icon.x == 100 - 14 - 16)
    #expect(frames.title.x == 100 - 36 - 50)
  }

  @Test("A title that may shrink gets the remaining room; no part leaves the button")
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

// MARK: - Other content

extension ButtonLayoutTests {
  private var full: ButtonLayout {
    var layout = both
    layout.subtitle = part(80, 14, baseline: 11)
    layout.badge = part(20, 16)
    layout.indicator = part(16, 16)
    layout.titleGap = 2
    return layout
  }

  @Test("A row needs the sum of its widths, and text the height of both lines")
  func rowSize() {
    #expect(full.width.natural == 16 + 6 + 80 + 6 + 20 + 6 + 16)
    #expect(full.height.natural == 36)
    #expect(full.height.naturalBaseline == 15)
  }

  @Test("Title and subtitle are start-aligned beside an icon, and centred without one")
  func lines() {
    let beside = full.frames(width: 150, height: 36, baseline: -1, isReversed: false)
    #expect(beside.title.x == beside.subtitle.x)
    #expect(beside.subtitle.y == 22)
    var alone = full
    alone.icon = .none
    let frames = alone.frames(width: 150, height: 36, baseline: -1, isReversed: false)
    #expect(frames.title.x - frames.subtitle.x == 15)
  }

  @Test(
    "No part overlaps another or is outside, for any place of the icon", arguments: [0, 1, 2, 3], [60, 110, 150, 300])
  func disjoint(placement: Int, width: Int) {
    var layout = full
    layout.placement = [.leading, .trailing, .top, .bottom][placement]
    for alignment: Button.Configuration.ContentAlignment in [.leading, .center, .trailing, .fill] {
      layout.contentAlignment = alignment
      guard width >= layout.width.minimum else { continue }
      let frames = layout.frames(width: width, height: 80, baseline: -1, isReversed: false)
      let all = [frames.icon, frames.title, frames.subtitle, frames.badge, frames.indicator]
      for (index, one) in all.enumerated() {
        #expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= 80)
        for other in all[(index + 1)...] {
          let overlap =
            one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height
            && other.y < one.y + one.height
          #expect(!overlap, "\(one) \(other)")
        }
      }
      #expect(frames.mirrored(in: width).mirrored(in: width) == frames)
    }
  }

  @Test("Reserved room aligns titles with and without an icon")
  func reservation() {
    var with = both
    var without = ButtonLayout(icon: .none, title: part(50, 20), gap: 6)
    with.reservation = 24
    without.reservation = 24
    with.contentAlignment = .leading
    without.contentAlignment = .leading
    let x = { (layout: ButtonLayout) in
      layout.frames(width: 200, height: 30, baseline: -1, isReversed: false).title.x
    }
    #expect(x(with) == 30)
    #expect(x(without) == 30)
  }

  @Test("A filling title leaves the end to the indicator")
  func filling() {
    var layout = both
    layout.indicator = part(16, 16)
    layout.contentAlignment = .fill
    let frames = layout.frames(width: 200, height: 30, baseline: -1, isReversed: false)
    #expect(frames.icon.x == 0)
    #expect(frames.indicator.x == 184)
  }

  @Test("The longest possible title sets the greatest width")
  func reserved() {
    var layout = both
    layout.reservedTitleWidth = 90
    #expect(layout.width.natural == 16 + 6 + 90)
    #expect(layout.width.minimum == 16 + 6 + 50)
  }
}
