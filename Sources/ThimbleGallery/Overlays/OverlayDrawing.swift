import DesignTokens
import Inspecting
import Thimble

/// Draws overlays above one sample.
///
/// The drawing is a part of the sample's frame: it takes no input, changes no layout, and is not exposed to assistive
/// technology. GTK draws the frame again after each change in it, so the overlays follow.
@MainActor
final class OverlayDrawing {
  private var numbers: [TextLayout] = []
  private var generation: ThemeContext?

  /// Draws overlays about the content of a frame, on the frame.
  func draw(_ overlays: [SampleOverlay], of frame: Widget, _ snapshot: Snapshot) {
    let colors = OverlayColors(in: ThemeController.shared.context)
    if overlays.contains(.hitAreas) { HitAreaOverlay.draw(below: frame, snapshot) }
    if overlays.contains(.boxes) {
      for child in frame.children { drawBoxes(of: child, in: frame, colors, snapshot) }
    }
    if overlays.contains(.focusOrder) { drawNumbers(in: frame, colors, snapshot) }
  }

  // MARK: Boxes

  private func drawBoxes(of widget: Widget, in frame: Widget, _ colors: OverlayColors, _ snapshot: Snapshot) {
    guard widget.isMapped, widget.isChildVisible, widget.surfaceOwner != widget, let box = widget.bounds(in: frame)
    else { return }
    let isLeaf = SampleTree.isLeaf(widget)
    let (color, width) = isLeaf ? (colors.widget, colors.lineWidth) : (colors.container, 1)
    snapshot.strokeInside(box, radius: 0, width: width, color)
    guard !isLeaf else { return }
    for child in widget.children { drawBoxes(of: child, in: frame, colors, snapshot) }
  }

  // MARK: Numbers

  private func drawNumbers(in frame: Widget, _ colors: OverlayColors, _ snapshot: Snapshot) {
    // The numbers have the size of the text around them.
    let context = ThemeController.shared.context
    if context != generation { (numbers, generation) = ([], context) }
    let (width, height) = (Double(frame.width), Double(frame.height))
    for (index, stop) in FocusOrder.stops(in: frame).enumerated() {
      guard let box = stop.bounds(in: frame) else { continue }
      if index == numbers.count { numbers.append(Self.layout(of: index + 1)) }
      let layout = numbers[index]
      let size = (width: Double(layout.width(on: frame).natural), height: Double(layout.height(on: frame).natural))
      let side = size.height + 2
      let long = max(side, (size.width + side / 2).rounded(.up))
      let isReversed = frame.textDirection == .rightToLeft
      // At the corner where reading begins, if the frame has room there.
      let x = min(max(0, (isReversed ? box.x + box.width : box.x) - (long / 2).rounded()), max(0, width - long))
      let y = min(max(0, box.y - (side / 2).rounded()), max(0, height - side))
      let badge = Rectangle(x: x, y: y, width: long, height: side)
      let rim = Rectangle(x: x - 1, y: y - 1, width: long + 2, height: side + 2)
      snapshot.fill(rim, radius: side / 2 + 1, colors.numberText)
      snapshot.fill(badge, radius: side / 2, colors.number)
      layout.draw(on: frame, snapshot, in: badge, colors.numberText)
    }
  }

  private static func layout(of number: Int) -> TextLayout {
    let layout = TextLayout()
    _ = layout.set("\(number)", fit: TextLayout.Fit())
    var form = TextLayout.Form()
    form.scale = 0.85
    _ = layout.set(form)
    return layout
  }
}

/// The colours of overlays: each line has a contrast of 3:1 with the card, each number one of 7:1 with its badge.
private struct OverlayColors {
  let container: Snapshot.Color
  let widget: Snapshot.Color
  let number: Snapshot.Color
  let numberText: Snapshot.Color
  /// The width of the line around a widget without others inside, in logical pixels.
  let lineWidth: Double

  init(in context: ThemeContext) {
    let isDark = context.scheme == .dark
    let isHigh = context.contrast == .high
    let black = Snapshot.Color(red: 0.07, green: 0.07, blue: 0.09)
    let white = Snapshot.Color(red: 1, green: 1, blue: 1)
    number = isDark ? white : black
    numberText = isDark ? black : white
    container =
      isDark ? Snapshot.Color(red: 1, green: 0.65, blue: 0.3) : Snapshot.Color(red: 0.7, green: 0.3, blue: 0)
    widget = isDark ? Snapshot.Color(red: 0.6, green: 0.78, blue: 1) : Snapshot.Color(red: 0.05, green: 0.35, blue: 0.8)
    lineWidth = isHigh ? 2 : 1
  }
}
