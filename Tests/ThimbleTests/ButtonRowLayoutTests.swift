import Testing

@testable import Thimble

@Suite("Rows of buttons")
struct ButtonRowLayoutTests {
  private func layout(
    _ widths: [(minimum: Int, natural: Int)], _ distribution: ButtonRow.Distribution, primary: Int? = nil,
    spacings: [Int] = []
  ) -> ButtonRowLayout {
    ButtonRowLayout(
      members: widths.enumerated().map { index, width in
        ButtonRowLayout.Member(
          width: .init(minimum: width.minimum, natural: width.natural),
          spacing: spacings.indices.contains(index) ? spacings[index] : 10, isPrimary: index == primary)
      }, distribution: distribution)
  }

  private func spans(_ layout: ButtonRowLayout, _ width: Int, isReversed: Bool = false) -> [[Int]] {
    layout.columns(in: width, isReversed: isReversed).map { [$0.start, $0.length] }
  }

  @Test("Equal members share the width to the last pixel")
  func equal() {
    let row = layout([(20, 60), (20, 80), (20, 40)], .equal)
    #expect(row.rowWidth == 260)
    #expect(spans(row, 321) == [[0, 101], [111, 100], [221, 100]])
    #expect(spans(row, 321, isReversed: true) == [[220, 101], [110, 100], [0, 100]])
  }

  @Test("The primary member fills the remaining room; without one, the last member does")
  func emphasis() {
    #expect(spans(layout([(20, 60), (20, 80)], .emphasis, primary: 0), 300) == [[0, 210], [220, 80]])
    #expect(spans(layout([(20, 60), (20, 80)], .emphasis), 300) == [[0, 60], [70, 230]])
  }

  @Test("Members with their own width are at the end")
  func minimal() {
    let row = layout([(20, 60), (20, 80)], .minimal)
    #expect(spans(row, 300) == [[150, 60], [220, 80]])
    #expect(spans(row, 300, isReversed: true) == [[90, 60], [0, 80]])
  }

  @Test("A member may have its own space after it")
  func customSpacing() {
    let row = layout([(20, 50), (20, 50), (20, 50)], .minimal, spacings: [40, 0, 99])
    #expect(row.rowWidth == 190)
    #expect(spans(row, 190) == [[0, 50], [90, 50], [140, 50]])
    #expect(row.rows(heights: [30, 30, 30]).map(\.start) == [0, 70, 100])
    #expect(row.stackHeight(heights: [30, 30, 30]) == 130)
  }

  @Test("Members that do not fit are stacked, and the least width is that of a stack")
  func stacked() {
    let row = layout([(20, 60), (30, 80)], .minimal)
    #expect(!row.isStacked(in: 150) && row.isStacked(in: 149))
    #expect(layout([(20, 60), (30, 80)], .equal).isStacked(in: 169))
    #expect(row.width.minimum == 30 && row.width.natural == 150)
    var always = row
    always.isAlwaysStacked = true
    #expect(always.isStacked(in: 1000) && always.width.natural == 80)
  }

  @Test(
    "A row of no members has no size, and a single member is never stacked", arguments: ButtonRow.Distribution.allCases)
  func few(distribution: ButtonRow.Distribution) {
    let none = layout([], distribution)
    #expect(none.width.natural == 0 && none.columns(in: 100, isReversed: false).isEmpty)
    #expect(none.stackHeight(heights: []) == 0 && !none.isStacked(in: 0))
    let one = layout([(20, 60)], distribution)
    #expect(!one.isStacked(in: 10))
    #expect(spans(one, 100) == (distribution == .minimal ? [[40, 60]] : [[0, 100]]))
    #expect(spans(one, 10)[0][1] == 20, "Never less than its minimum.")
  }
}
