import AccessibilityAudit
import DesktopTraits
import ThimbleTesting
import XCTest

/// `ThimbleTesting` in a test of XCTest, on the main actor.
@preconcurrency @MainActor
final class XCTestUseTests: XCTestCase {
  func testPressing() async throws {
    try XCTSkipIf(DesktopSession.unavailable != nil, DesktopSession.unavailable ?? "")
    let app = try await TestApplication.launch("PlainGtkApp", patience: .long)
    var count = 0
    try await app.hold("shift") { count += 1 }
    try await app.find(.pushButton, named: "Save").press()
    try await app.find(.label, text: "Saved \(count)")
    try await app.end()
  }
}
