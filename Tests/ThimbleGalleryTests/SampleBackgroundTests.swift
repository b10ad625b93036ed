import GtkTesting
import Thimble
import XCTest

@testable import ThimbleGallery

/// Samples on other surfaces, and inside of widgets that do not belong to them.
@preconcurrency @MainActor
final class SampleBackgroundTests: GalleryTestCase {
  override func createLastingObjects() {
    super.createLastingObjects()
    _ = (Self.style, Self.panels)
  }

  private enum StampPage: Page {
    static let id = "stamp"
    static let samples = [
      Sample("plain") { Button("Plain") },
      Sample("dark", { Button("Dark") }, background: .dark),
      Sample(
        "around", { Button("Around") },
        decorate: { sample in
          Box(.vertical) {
            Label("Decoration")
            sample
          }
        }),
    ]
  }

  /// Returns the frame of a sample.
  private func frame(of function: String, in shell: GalleryWindow) throws -> SampleFrame {
    try XCTUnwrap(shell.frames.first { $0.function == function }?.frame)
  }

  func testASampleStandsOnItsBackgroundAlsoInItsPicture() throws {
    var light = Surroundings()
    light[.scheme] = "light"
    try show([GalleryPage(StampPage.self, source: [])], in: light) { [self] shell, _ in
      let (plain, dark) = (try frame(of: "plain", in: shell), try frame(of: "dark", in: shell))
      // As in a picture of the sample alone.
      for frame in [plain, dark] { frame.addStyleClass("bare") }
      wait("the samples are laid out") { plain.isLaidOut && dark.isLaidOut }
      XCTAssertEqual([plain, dark].map { $0.hasStyleClass("on-dark") }, [false, true])
      let (card, photo) = (try XCTUnwrap(Pixels(of: plain))[3, 3], try XCTUnwrap(Pixels(of: dark))[3, 3])
      XCTAssertLessThan(photo.green, 60)
      XCTAssertGreaterThan(card.green, 200)
    }
  }

  func testTheWidgetsAroundASampleAreInItsFrameAndNotInItsControls() throws {
    try show([GalleryPage(StampPage.self, source: [])]) { [self] shell, _ in
      let address = GalleryAddress(page: "stamp", sample: "around", changes: [PropertyChange(0, "title", "Sent")])
      shell.open(address)
      let frame = try frame(of: "around", in: shell)
      XCTAssertEqual((frame.sample as? Button)?.title, "Sent", "The first widget of a link is the sample's.")
      XCTAssertTrue(frame.descendants(of: Label.self).contains { $0.text == "Decoration" })
      wait("the frame has room for both") {
        let label = frame.descendants(of: Label.self).first { $0.text == "Decoration" }
        return (label?.height ?? 0) > 0 && frame.height >= (label?.height ?? 0) + (frame.sample?.height ?? 0) + 48
      }
    }
  }
}
