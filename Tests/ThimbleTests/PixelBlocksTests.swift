import GtkHost
import Testing
import Thimble

@testable import Inspecting

@Suite("Pixels in blocks between edges")
struct PixelBlocksTests {
  private let box = Rectangle(x: 116, y: 116.5, width: 16, height: 16)
  private let target = Rectangle(x: 100, y: 100, width: 48, height: 48)

  @Test("A uniform answer is requested once for a block, not for each pixel")
  func blocks() {
    var questions = 0
    let cell = PixelBlocks(of: target, between: [target, box]).pixels { point in
      questions += 1
      return (!box.contains(point), true)
    }
    #expect(questions == 9)
    #expect(cell.area == 48 * 48 - 16 * 16)
    #expect(!cell.contains(x: 116.5, y: 116.5) && cell.contains(x: 116.5, y: 132.5))
  }

  @Test("If the answer differs inside a block, it is requested for every pixel of that block only")
  func pixels() {
    var questions = 0
    let cell = PixelBlocks(of: target, between: [target, box]).pixels { point in
      questions += 1
      return (point.x + point.y < 248, !box.contains(point))
    }
    #expect(questions == 8 + 16 * 16)
    #expect(!cell.contains(x: 131.5, y: 131.5) && cell.contains(x: 117.5, y: 117.5))
  }
}
