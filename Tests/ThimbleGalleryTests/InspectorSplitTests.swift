import GtkTesting
import Thimble
import XCTest

@testable import ThimbleGallery

@preconcurrency @MainActor
final class InspectorSplitTests: GalleryTestCase {
  override func createLastingObjects() {
    super.createLastingObjects()
    _ = Self.style
  }

  /// Returns the boxes of a page and its inspector in a room of this size.
  private func boxes(
    width: Int, height: Int = 700, direction: TextDirection = .leftToRight, resizedBy difference: Int = 0,
    kept: Int = 0
  ) throws -> (page: Rectangle, inspector: Rectangle) {
    let (page, inspector) = (Box(.vertical) {}, Box(.vertical) {})
    inspector.setSizeRequest(width: 280, height: 100)
    let split = InspectorSplit(page, inspector: inspector)
    split.setSizeRequest(width: width, height: height)
    split.horizontalAlignment = .start
    split.verticalAlignment = .start
    split.textDirection = direction
    split.keptHeight = { kept }
    split.state.isOpen = true
    var result: (Rectangle, Rectangle)?
    try withWindow(split) { _ in
      wait("the split view is laid out") { split.width == width && inspector.width > 0 }
      if difference != 0 {
        let wanted = split.resize(by: difference)
        wait("the inspector has its new size") { (split.isBelow ? inspector.height : inspector.width) == wanted }
      }
      result = (try XCTUnwrap(page.bounds(in: split)), try XCTUnwrap(inspector.bounds(in: split)))
    }
    return try XCTUnwrap(result)
  }

  func testTheInspectorIsAtTheEndOfAWidePageInEitherDirection() throws {
    let left = try boxes(width: 800)
    XCTAssertEqual([left.page.x, left.page.width, left.inspector.x, left.inspector.width], [0, 431, 440, 360])
    let right = try boxes(width: 800, direction: .rightToLeft)
    XCTAssertEqual([right.page.x, right.page.width, right.inspector.x, right.inspector.width], [369, 431, 0, 360])
  }

  func testTheInspectorIsBelowANarrowPage() throws {
    for width in [360, 600] {
      let boxes = try boxes(width: width)
      XCTAssertEqual([boxes.page.width, boxes.inspector.width], [Double(width), Double(width)])
      XCTAssertEqual([boxes.page.height, boxes.inspector.y, boxes.inspector.height], [371, 380, 320])
    }
  }

  func testItsSizeHasLimits() throws {
    XCTAssertEqual(try boxes(width: 900, resizedBy: 40).inspector.width, 400)
    XCTAssertEqual(try boxes(width: 900, resizedBy: 900).page.width, 400, "The page keeps its least width.")
    XCTAssertEqual(try boxes(width: 900, resizedBy: -900).inspector.width, 340, "The least width with each tab.")
    XCTAssertEqual(try boxes(width: 360, resizedBy: 900).page.height, 140)
    XCTAssertEqual(try boxes(width: 360, resizedBy: -900).inspector.height, 140)
  }

  func testThePageKeepsTheHeightOfItsSampleUntilTheUserChoosesAnother() throws {
    XCTAssertEqual(try boxes(width: 360, kept: 400).page.height, 400)
    XCTAssertEqual(try boxes(width: 360, kept: 900).page.height, 691 - 277, "0.6 of the height")
    XCTAssertEqual(try boxes(width: 360, resizedBy: 900, kept: 400).page.height, 140)
  }

  func testATabWithANarrowViewDoesNotMoveTheInspectorToTheSide() throws {
    XCTAssertEqual(try boxes(width: 745).inspector.width, 745, "It is below, whatever its view needs.")
    XCTAssertEqual(try boxes(width: 755).inspector.width, 346)
  }

  private enum Tall: Page {
    static let id = "tall"
    static let samples = (1...5).map { number in
      Sample("sample\(number)") {
        Box(.vertical) { Button("Sample \(number)") }.with { $0.setSizeRequest(height: 180) }
      }
    }
  }

  func testTheSampleIsWholeAboveTheInspectorInANarrowWindowWithTextTwiceAsLarge() throws {
    var large = Surroundings()
    large[.textScale] = "2"
    try show([GalleryPage(Tall.self, source: [])], in: large, size: (360, 700)) { [self] shell, _ in
      let split = shell.inspector.view
      shell.open(GalleryAddress(page: "tall", sample: "sample4"))
      shell.showInspector(true)
      let frame = try XCTUnwrap(shell.frames.first { $0.function == "sample4" }?.frame)
      wait("the sample is whole above the inspector") {
        guard split.isBelow, let page = split.children.first, let box = frame.bounds(in: page) else { return false }
        return box.height >= 180 && box.y >= 0 && box.y + box.height <= Double(page.height)
      }
    }
  }

  func testALowInspectorScrollsAsAWholeAndAHighOneBelowItsTabs() throws {
    for (scale, size, isLow) in [("2", (360, 700), true), ("1", (1_040, 700), false)] {
      var surroundings = Surroundings()
      surroundings[.textScale] = scale
      try show([GalleryPage(Tall.self, source: [])], in: surroundings, size: size) { [self] shell, _ in
        shell.showInspector(true)
        let panel = shell.inspector.panelView
        let controls = try XCTUnwrap(panel.descendants(of: ToggleButtonGroup<InspectorTab>.self).first)
        let views = { panel.descendants(of: ScrolledWindow.self).filter { $0.isMapped && $0.verticalLimit > 0 } }
        wait("one view scrolls, with the tabs inside of it only in a low inspector") {
          views().count == 1 && views().allSatisfy { $0.contains(controls) == isLow }
        }
      }
    }
  }

  func testTheMessageAboutACopyIsInTheInspectorAndCoversNoSample() throws {
    try show([GalleryPage(Tall.self, source: [])]) { [self] shell, _ in
      shell.showInspector(true)
      let panel = shell.inspector.panelView
      let copy = try XCTUnwrap(panel.descendants(of: Button.self).first { $0.title == "Copy Link" })
      wait("the inspector is on screen") { copy.isMapped }
      copy.emit(.clicked)
      let toasts = try XCTUnwrap(panel.descendants(of: ToastOverlay.self).first)
      wait("the inspector says that the text is copied") { toasts.toast?.title == "Copied" }
      XCTAssertNil((shell.window.child as? ToastOverlay)?.toast)
      toasts.dismiss()
    }
  }

  func testASampleIsWholeInViewWhenKeyboardFocusComesIntoIt() throws {
    try show([GalleryPage(Tall.self, source: [])], size: (1_040, 420)) { [self] shell, _ in
      wait("all samples are on screen") { shell.frames.count == 5 && shell.frames.allSatisfy { $0.frame.isMapped } }
      let frame = shell.frames[2].frame
      let page = try XCTUnwrap(sequence(first: frame as Widget, next: \.parent).first { $0 is ScrolledWindow })
      shell.window.showsFocus = true
      XCTAssertTrue(frame.focusFirstChild())
      wait("the sample is whole in view") {
        guard let box = frame.bounds(in: page) else { return false }
        return box.height >= 180 && box.y >= 0 && box.y + box.height <= Double(page.height)
      }
    }
  }

  func testAStateIsReadAsItWasWritten() {
    var state = InspectorState()
    (state.isOpen, state.tab, state.width, state.height) = (true, .play, 410, 222)
    XCTAssertEqual(state.text, "play 410x222 open")
    XCTAssertEqual(InspectorState(Substring(state.text)), state)
    state.height = nil
    XCTAssertEqual(state.text, "play 410 open")
    XCTAssertEqual(InspectorState(Substring(state.text)), state)
    for text in ["", "play", "nothing 410x222 open", "play 410x open", "play 4x99999 open"] {
      XCTAssertNil(InspectorState(Substring(text)), text)
    }
  }
}
