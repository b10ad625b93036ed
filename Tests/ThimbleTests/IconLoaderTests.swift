import GtkTesting
import XCTest

@testable import Thimble

final class IconLoaderTests: ThimbleTestCase {
  private func complaints(_ icon: Icon) -> [String] {
    LogWatch.forget()
    _ = IconButton(icon: icon, accessibilityLabel: "Icon")
    _ = IconButton(icon: icon, accessibilityLabel: "Icon")
    return LogWatch.forget()
  }

  func testAMissingIconIsReportedOnceAndStoodInFor() {
    let missing = complaints("no-such-icon-symbolic")
    XCTAssertEqual(missing.count, 1)
    XCTAssertTrue(missing.first?.contains("no-such-icon-symbolic") == true)
    XCTAssertEqual(complaints(.file("/no/such/icon.png")).count, 1)
    XCTAssertEqual(complaints(.file("/no/such/icon.svg")).count, 1)
    XCTAssertEqual(complaints(.bytes([1, 2, 3])).count, 1)
  }

  func testIconsOfTheThemeAndOfBytesAreShown() {
    XCTAssertEqual(complaints("list-add-symbolic"), [])
    XCTAssertEqual(complaints(.bytes(Self.png)), [])
  }

  /// One red pixel.
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
    0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x02, 0x00, 0x00, 0x00, 0x90, 0x77, 0x53, 0xde, 0x00, 0x00, 0x00, 0x0c, 0x49,
    0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0xf8, 0xcf, 0xc0, 0x00, 0x00, 0x03, 0x01, 0x01, 0x00, 0xc9, 0xfe, 0x92, 0xef,
    0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
  ]
}
