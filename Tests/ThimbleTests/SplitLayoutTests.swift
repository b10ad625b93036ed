import Testing

@testable import Thimble

/// The layout of a split view, as values. Testable: the layout is no public type.
@Suite("Layout of a split view")
struct SplitLayoutTests {
  private let needs = SplitLayout.Needs(sidebar: 150, separator: 1, content: 200)

  @Test("It collapses below its breakpoint, which grows with the user's text")
  func breakpoint() {
    let layout = SplitLayout(breakpoint: 500)
    #expect(layout.isCollapsed(499, needs, textScale: 1))
    #expect(!layout.isCollapsed(500, needs, textScale: 1))
    #expect(layout.isCollapsed(999, needs, textScale: 2))
    #expect(!layout.isCollapsed(1_000, needs, textScale: 2))
  }

  @Test("It collapses where the parts have no room beside each other, whatever its breakpoint")
  func room() {
    let layout = SplitLayout(breakpoint: 0)
    #expect(layout.isCollapsed(350, needs, textScale: 1))
    #expect(!layout.isCollapsed(351, needs, textScale: 1))
  }

  @Test("The sidebar has its preferred width, but never takes what the content needs, nor less than it needs itself")
  func sidebar() {
    let layout = SplitLayout(sidebarWidth: 240)
    #expect(layout.sidebar(1_000, needs, textScale: 1) == 240)
    #expect(layout.sidebar(1_000, needs, textScale: 1.5) == 360)
    #expect(layout.sidebar(421, needs, textScale: 1) == 220)
    #expect(SplitLayout(sidebarWidth: 0).sidebar(1_000, needs, textScale: 1) == 150)
  }

  @Test("The content may have a preferred width, but never takes what the sidebar needs, nor less than it needs itself")
  func content() {
    let layout = SplitLayout(contentWidth: 300)
    #expect(layout.sidebar(1_000, needs, textScale: 1) == 699)
    #expect(layout.sidebar(1_000, needs, textScale: 1.5) == 549)
    #expect(layout.sidebar(421, needs, textScale: 1) == 150)
    #expect(SplitLayout(contentWidth: 0).sidebar(1_000, needs, textScale: 1) == 799)
  }

  @Test("A breakpoint that is no number is never reached", arguments: [Double.nan, 0, -5, -Double.infinity])
  func numbers(width: Double) { #expect(!Breakpoint(width).isAbove(0, textScale: 1)) }
}
