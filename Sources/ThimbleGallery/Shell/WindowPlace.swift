/// The size of a window and the scroll position of its page, passed to a new start of the gallery: `1040x760+350`.
struct WindowPlace: Equatable, Sendable {
  /// The size of the window, in logical pixels.
  var width: Int
  var height: Int
  /// The distance of the view from the top of the page, in logical pixels.
  var scroll: Int

  init(width: Int, height: Int, scroll: Int) { (self.width, self.height, self.scroll) = (width, height, scroll) }

  /// Reads a place; nil for another text.
  init?(_ text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    let size = parts[0].split(separator: "x").compactMap { Int($0) }
    guard parts.count == 2, size.count == 2, size.allSatisfy({ $0 > 0 }), let scroll = Int(parts[1]), scroll >= 0 else {
      return nil
    }
    self.init(width: size[0], height: size[1], scroll: scroll)
  }

  var text: String { "\(width)x\(height)+\(scroll)" }
}
