import Testing

@testable import Thimble

@Suite("Addresses of links")
struct LinkAddressTests {
  @Test(
    "Absolute addresses lead somewhere",
    arguments: [
      ("https://www.gtk.org", "https"), ("mailto:me@example.org", "mailto"), ("file:///", "file"),
      ("file:/tmp", "file"), ("HTTP://a", "http"), ("x-app+y.z-1:go", "x-app+y.z-1"),
      ("https://ex.org/ü?q=1#a", "https"),
    ])
  func good(text: String, scheme: String) throws {
    let address = try LinkAddress(text)
    #expect(address.text == text && address.scheme == scheme)
  }

  @Test(
    "Others do not, and say why",
    arguments: [
      ("", LinkAddress.Fault.empty), (" \n", .empty), ("\u{200B}", .empty), ("www.gtk.org", .noScheme),
      ("/etc/hosts", .noScheme), (":x", .noScheme), ("1a:x", .noScheme), ("a b:c", .badCharacter), ("é:x", .noScheme),
      ("https:", .nothingAfterScheme), ("https://", .nothingAfterScheme), ("mailto:", .nothingAfterScheme),
      ("file:", .nothingAfterScheme), ("https://a b", .badCharacter), ("https://a\u{0}b", .badCharacter),
      ("https://a\u{2028}b", .badCharacter),
    ])
  func bad(text: String, fault: LinkAddress.Fault) {
    #expect(throws: fault) { try LinkAddress(text) }
    #expect(fault.description.hasSuffix("."))
  }
}
