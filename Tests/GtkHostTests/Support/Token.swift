/// Something for a handler to capture, whose end can be seen.
@MainActor
final class Token {
  private(set) var touches = 0

  func touch() { touches += 1 }
}
