import Thimble

/// The loudness of a recording as bars. The part that was played is in the accent.
final class Waveform: Widget, Drawing {
  override class var nativeType: NativeType { .widget(cssName: "waveform", role: .img) }

  var levels: [Double] = [] { didSet { queueDraw() } }
  var share = 0.0 { didSet { queueDraw() } }

  convenience init() {
    self.init(Self.make())
    addStyleClass("thimble-accent")
    setAccessibilityLabel(words("Loudness"))
    setSizeRequest(width: 60, height: 36)
    expandsHorizontally = true
  }

  func draw(_ snapshot: Snapshot) {
    let count = max(1, min(levels.count, width / 5))
    let step = Double(width) / Double(count)
    for bar in 0..<count where !levels.isEmpty {
      let tall = max(2, Double(height) * levels[bar * levels.count / count])
      let isPlayed = Double(bar) < share * Double(count)
      let place = textDirection == .rightToLeft ? count - 1 - bar : bar
      let box = Rectangle(x: step * Double(place), y: (Double(height) - tall) / 2, width: step - 2, height: tall)
      snapshot.fill(box, radius: 1.5, isPlayed ? foreground : foreground.faded(to: 0.4))
    }
  }
}
