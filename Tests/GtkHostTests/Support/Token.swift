/// An object for a handler to capture, whose release can be observed.
@MainActor
final class Token {
  private(set) var touches = 0

  func touch() { touches += 1 }
}
