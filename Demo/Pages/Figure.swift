import Inspecting
import Thimble

/// Parts of pages that only show something.
@MainActor
enum Figure {
  /// Returns a control that only shows how others look: it takes no input, and assistive technologies pass over it.
  static func still(_ orientation: Orientation = .horizontal, @WidgetBuilder _ parts: () -> [Widget]) -> Box {
    // The role hides it from the start; GTK 4.18 exposes a widget with the state "hidden" for a moment.
    let box = Box(Box.make(accessibleRole: .presentation))
    box.orientation = orientation
    for part in parts() { box.append(part) }
    box.canTarget = false
    // A notebook takes the focus without being focusable.
    box[Property<Box, Bool>("can-focus")] = false
    for control in box.descendants(of: Widget.self) { control.isFocusable = false }
    return box
  }

  /// Returns controls that only show how others look, as a picture for assistive technologies.
  static func picture(_ name: String, @WidgetBuilder _ parts: () -> [Widget]) -> Box {
    let box = Box(Box.make(accessibleRole: .img))
    box.orientation = .vertical
    box.setAccessibilityLabel(name)
    box.append(still(.vertical, parts))
    return box
  }

  /// Returns a button that has been at work for some time, and goes on.
  static func busy(_ title: String, fraction: Double) -> Widget {
    let button = Button(title, variant: .primary)
    button.announcer = Announcer { _, _ in }
    button.work.options.timing = PendingTiming(showDelay: .zero)
    button.work.start()
    button.work.progress = fraction
    return still { button }
  }

  /// Returns a symbolic icon beside a text that says the same.
  static func line(_ icon: String, _ text: Widget) -> Widget {
    Box(.horizontal, spacing: 9) {
      Image(isPresentation: true).with {
        $0.setIcon(named: icon)
        $0.addStyleClass("sample-caption")
      }
      text
    }
  }
}

/// An arrow in the direction of reading.
@MainActor
final class FigureArrow: Widget, Drawing {
  override class var nativeType: NativeType { .widget(cssName: "figure-arrow") }

  /// Creates an arrow of this length, in logical pixels.
  convenience init(length: Int = 20) {
    self.init(Self.make())
    setSizeRequest(width: length, height: 14)
    verticalAlignment = .center
    addStyleClass("sample-caption")
    setAccessibleHidden(true)
  }

  func draw(_ snapshot: Snapshot) {
    let (width, middle, color) = (Double(width), Double(height) / 2, foreground)
    let isReversed = textDirection == .rightToLeft
    snapshot.fill(Rectangle(x: 0, y: middle - 1, width: width, height: 2), radius: 1, color)
    let tip = Point(x: isReversed ? 0 : width, y: middle)
    for turn in [0.125, -0.125] {
      snapshot.turned(by: turn, around: tip) {
        snapshot.fill(Rectangle(x: isReversed ? 0 : width - 8, y: middle - 1, width: 8, height: 2), radius: 1, color)
      }
    }
  }
}

/// A line with an end on each side, as on a drawing with measures.
@MainActor
final class FigureMeasure: Widget, Drawing {
  override class var nativeType: NativeType { .widget(cssName: "figure-measure") }

  /// Creates a line of this length, in logical pixels.
  convenience init(length: Int) {
    self.init(Self.make())
    setSizeRequest(width: length, height: 9)
    horizontalAlignment = .center
    addStyleClass("sample-caption")
    setAccessibleHidden(true)
  }

  func draw(_ snapshot: Snapshot) {
    let (width, height, color) = (Double(width), Double(height), foreground)
    snapshot.fill(Rectangle(x: 0, y: (height - 1) / 2, width: width, height: 1), color)
    for x in [0, width - 1] { snapshot.fill(Rectangle(x: x, y: 0, width: 1, height: height), color) }
  }
}

/// A container that draws the hit areas of the controls inside above them.
@MainActor
final class FigureHitAreas: Widget, Measuring, Allocating, Drawing {
  override class var nativeType: NativeType { .widget(cssName: "figure-hit-areas") }

  /// Creates a container with room for the areas of the controls at its edges.
  convenience init(@WidgetBuilder children: () -> [Widget]) {
    self.init(Self.make())
    let row = Box(.horizontal, spacing: 20, children: children)
    row.setMargins(top: 16, bottom: 16, leading: 16, trailing: 16)
    row.setParent(self)
  }

  var tradesHeightForWidth: Bool { false }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    children.first?.measured(orientation) ?? RequestedSize(minimum: 0, natural: 0)
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) {
    children.first?.allocate(x: 0, y: 0, width: width, height: height)
  }

  func draw(_ snapshot: Snapshot) {
    for child in children { snapshot.draw(child, of: self) }
    HitAreaOverlay.draw(below: self, snapshot)
  }
}
