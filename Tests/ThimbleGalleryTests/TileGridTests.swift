import GtkTesting
import Thimble
import XCTest

@testable import ThimbleGallery

@preconcurrency @MainActor
final class TileGridTests: GalleryTestCase {
  /// Returns the boxes of tiles with different heights in a grid of this width.
  private func boxes(of count: Int, width: Int, direction: TextDirection = .leftToRight) throws -> [Rectangle] {
    let tiles = (0..<count).map { index in Box(.vertical).with { $0.setSizeRequest(width: 50, height: 40 + 10 * index) }
    }
    let grid = TileGrid()
    for tile in tiles { grid.append(tile) }
    grid.setSizeRequest(width: width)
    grid.horizontalAlignment = .start
    grid.verticalAlignment = .start
    grid.textDirection = direction
    var boxes: [Rectangle] = []
    try withWindow(grid) { _ in
      wait("the grid is laid out") { grid.width == width && tiles.allSatisfy { $0.width > 0 } }
      boxes = try tiles.map { try XCTUnwrap($0.bounds(in: grid)) }
    }
    return boxes
  }

  func testTwoColumnsHaveOneWidthAndEachRowOneHeight() throws {
    let boxes = try boxes(of: 4, width: 724)
    XCTAssertEqual(boxes.map(\.x), [0, 374, 0, 374])
    XCTAssertEqual(boxes.map(\.width), [350, 350, 350, 350])
    XCTAssertEqual(boxes.map(\.y), [0, 0, 74, 74])
    XCTAssertEqual(boxes.map(\.height), [50, 50, 70, 70])
  }

  func testAnOddFirstTileHasARowOfItsOwn() throws {
    let boxes = try boxes(of: 3, width: 724)
    XCTAssertEqual(boxes.map(\.width), [724, 350, 350])
    XCTAssertEqual(boxes.map(\.y), [0, 64, 64])
  }

  func testThereIsOneColumnWithoutRoomForTwo() throws {
    let boxes = try boxes(of: 3, width: 500)
    XCTAssertEqual(boxes.map(\.x), [0, 0, 0])
    XCTAssertEqual(boxes.map(\.width), [500, 500, 500])
    XCTAssertEqual(boxes.map(\.y), [0, 64, 138])
  }

  func testFromRightToLeftTheFirstTileIsAtTheRight() throws {
    XCTAssertEqual(try boxes(of: 2, width: 724, direction: .rightToLeft).map(\.x), [374, 0])
  }

  func testTheNarrowestParagraphHasSeveralLettersALine() {
    let (paragraph, letter) = (Label.paragraph("Illuminations", "sample-caption"), Label("m"))
    XCTAssertGreaterThan(paragraph.measured(.horizontal).minimum, 2 * letter.measured(.horizontal).natural)
  }
}
