import Testing

@testable import Thimble

@Suite("Layout of groups")
struct GroupLayoutTests {
  private func layout(_ naturals: [Int], minimum: Int = 20, spacing: Int = 0, isJustified: Bool = false) -> GroupLayout
  {
    GroupLayout(
      lengths: naturals.map { .init(minimum: min(minimum, $0), natural: $0) }, spacing: spacing,
      isJustified: isJustified)
  }

  @Test("Each member has its own length if there is room, and the rest stays free")
  func natural() {
    #expect(layout([50, 80, 60], spacing: 6).fitted(in: 500) == [50, 80, 60])
    #expect(layout([50, 80, 60], spacing: 6).line == .init(minimum: 72, natural: 202))
  }

  @Test("Equal members fill the room to the pixel")
  func justified() {
    let layout = layout([50, 80, 60], spacing: 6, isJustified: true)
    #expect(layout.line.natural == 252)
    #expect(layout.fitted(in: 302) == [97, 97, 96])
    #expect(layout.fitted(in: 10) == [20, 20, 20], "Not below the minimum.")
  }

  @Test("The longest members shrink first, to the pixel, and none below its minimum")
  func shortened() {
    #expect(layout([50, 80_000, 60]).fitted(in: 200) == [50, 90, 60])
    #expect(layout([50, 300, 301]).fitted(in: 151) == [50, 51, 50])
    #expect(layout([50, 300, 301]).fitted(in: 10) == [20, 20, 20])
  }

  @Test("Lines are filled in order; a member that is too long has its own line")
  func lines() {
    let lines = layout([50, 80, 60, 500, 30], spacing: 10).lines(in: 145)
    #expect(lines.map(\.items) == [0..<2, 2..<3, 3..<4, 4..<5])
    #expect(lines.map(\.lengths) == [[50, 80], [60], [145], [30]])
    #expect(layout([]).lines(in: 100).isEmpty)
  }

  @Test("Members that do not fit are in the menu")
  func overflow() {
    let layout = layout([100, 100, 100], spacing: 10)
    #expect(layout.fitting(in: 320, more: 40) == 3, "All fit, and no menu is needed.")
    #expect(layout.fitting(in: 319, more: 40) == 2)
    #expect(layout.fitting(in: 260, more: 40) == 2)
    #expect(layout.fitting(in: 259, more: 40) == 1)
    #expect(layout.fitting(in: 149, more: 40) == 0)
    #expect(layout.fitting(in: -5, more: 40) == 0)
    #expect(self.layout([]).fitting(in: 0, more: 40) == 0)
  }

  @Test("More room never shows fewer members, and shown members fit")
  func monotonous() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let naturals = (0..<6).map { _ in Int.random(in: 20...200, using: &generator) }
      let layout = layout(naturals, spacing: Int.random(in: 0...8, using: &generator))
      var before = 0
      for room in stride(from: 0, through: 1300, by: 7) {
        let count = layout.fitting(in: room, more: 34)
        #expect(count >= before)
        before = count
        let used = naturals.prefix(count).reduce(0, +) + layout.spacing * count + 34
        #expect(count == 0 || count == 6 || used <= room)
        let fitted = layout.fitted(in: room).reduce(0, +) + 5 * layout.spacing
        #expect(fitted == min(max(room, layout.line.minimum), layout.line.natural))
      }
    }
  }

  @Test("Only the outer corners of a line are round")
  func places() {
    #expect((3..<6).map { LinkedPlace($0, in: 3..<6) } == [.first, .middle, .last])
    #expect(LinkedPlace(4, in: 4..<5) == .alone)
  }
}
