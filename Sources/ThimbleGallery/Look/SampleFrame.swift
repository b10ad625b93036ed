import Thimble

/// A container for a sample. A sample that is too wide scrolls inside of it, so the page does not scroll sideways.
@MainActor
final class SampleFrame: Widget, Measuring, Allocating, Drawing {
  override class var nativeType: NativeType { .widget(cssName: "sample-frame") }

  /// The widest sample that fits a page for a phone without scrolling, in logical pixels.
  private static let least = 320
  /// The sample, wherever it stands in the frame.
  private(set) weak var sample: Widget?
  /// The sample with the widgets around it that do not belong to it.
  private weak var content: Widget?
  private var isWrapping = false
  /// Draws on the frame, above the sample; nil to draw nothing. It is called after each change in the sample.
  var drawAbove: (@MainActor (SampleFrame, Snapshot) -> Void)? { didSet { queueDraw() } }

  /// `content` is the sample, or contains it.
  convenience init(_ sample: Widget, in content: Widget? = nil) {
    self.init(Self.make())
    put(sample, in: content ?? sample)
  }

  private func put(_ sample: Widget, in content: Widget) {
    (self.sample, self.content) = (sample, content)
    content.setParent(self)
  }

  var tradesHeightForWidth: Bool { true }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    guard let content else { return RequestedSize(minimum: 0, natural: 0) }
    // A scrolling view would have the height of the sample at its natural width.
    let width = content.measured(.horizontal)
    switch orientation {
    case .horizontal: return RequestedSize(minimum: min(width.minimum, Self.least), natural: width.natural)
    case .vertical:
      return content.measured(.vertical, crossSize: crossSize < 0 ? -1 : max(crossSize, width.minimum))
    }
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) {
    guard let child = children.first else { return }
    let least = child.measured(.horizontal).minimum
    child.allocate(x: 0, y: 0, width: max(width, least), height: height, baseline: baseline)
    if least > width { wrap() }
  }

  func draw(_ snapshot: Snapshot) {
    for child in children { snapshot.draw(child, of: self) }
    guard let drawAbove else { return }
    let room = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    snapshot.clipped(to: room) { drawAbove(self, snapshot) }
  }

  /// Replaces the sample in the frame. `content` is the sample, or contains it.
  func replace(by sample: Widget, in content: Widget) {
    for child in children { child.unparent() }
    isWrapping = false
    put(sample, in: content)
  }

  /// Puts the sample into a view that scrolls sideways, outside of the layout. It stays there, because the view has no
  /// effect in a wide window.
  private func wrap() {
    guard !isWrapping else { return }
    isWrapping = true
    onEachFrame { [weak self] _ in
      guard let self, isWrapping, let sample = children.first else { return false }
      let focused = window?.focusedWidget.flatMap { sample.contains($0) ? $0 : nil }
      sample.unparent()
      ScrolledWindow(sideways: sample).setParent(self)
      focused?.grabFocus()
      return false
    }
  }
}
