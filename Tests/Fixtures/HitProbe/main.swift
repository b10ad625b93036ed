import Glibc
import Inspecting
import Thimble

// A window of controls that prints facts that no other process can see: the area of each control, then each press, and
// the control whose large content or tooltip is shown.
//
//   hit-probe row | crowd | mixed | reversed | reflow | large | tooltip | words | seed-NUMBER
//
// The first line is `ready`, a space, and the report as JSON on one line. The window has no frame, so its coordinates
// are those of its X window.

@MainActor
func say(_ text: String) {
  print(text)
  fflush(nil)
}

@MainActor
func tiny(_ name: String) -> IconButton {
  IconButton(icon: "starred-symbolic", accessibilityLabel: name) { say("pressed \(name)") }
    .with { $0.contentInsets = .zero }
}

/// Controls without a visible title, and a button that changes one word of each, by counting its presses.
@MainActor
func changingWords() -> Widget {
  let icon: Icon = "starred-symbolic"
  let icons = ["Play", "Inbox", "Copy", "Cut"].map { IconButton(icon: icon, accessibilityLabel: $0) }
  icons[2].tooltip = "Copies the address"
  let toggle = ToggleButton(icon: icon, accessibilityLabel: "Mute", isOn: false)
  let floating = FloatingActionButton(icon: icon, label: "New note")
  let menu = MenuButton("More", icon: icon) { MenuItem("Item") {} }
  let plain = Button("Save", icon: icon)
  for button in [menu, plain] { button.configuration.labelStyle = .iconOnly }
  var count = 0
  let change = Button("Change")
  change.connect(.clicked) { change in
    count += 1
    icons[0].setIcon(icon, accessibilityLabel: "Play \(count)")
    icons[1].badge = "\(count)"
    icons[2].setAccessibilityLabel("Copy \(count)")
    icons[3].tooltip = "Cuts \(count)"
    toggle.setAccessibilityLabel("Mute \(count)")
    floating.setAccessibilityLabel("New note \(count)")
    menu.title = "More \(count)"
    plain.title = "Save \(count)"
    change.title = "Change \(count)"
  }
  return Box(.horizontal) { icons + [toggle, floating, menu, plain, change] }
}

/// Numbers that look random and are the same in every run.
struct Numbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &+ 1 }

  mutating func pick(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }
}

/// Rows of small controls among other widgets. The numbers choose distances, minimum sizes and directions.
@MainActor
func generated(_ seeded: Numbers) -> Widget {
  var numbers = seeded
  var count = 0
  func leaf() -> Widget {
    count += 1
    let kind = numbers.pick(0...11)
    let button = tiny(kind == 3 ? "Busy N\(count)" : "N\(count)")
    button.contentInsets = Insets(numbers.pick(0...4))
    (button.horizontalAlignment, button.verticalAlignment) = (.center, .center)
    switch kind {
    case 0: return Label("text")
    case 1: return Entry("").with { $0.setAccessibilityLabel("Entry \(count)") }
    case 2: button.isEnabled = false
    case 3: button.work.start()
    case 4: button.minimumHitSize = nil
    case 5: button.minimumHitSize = Size(Double(2 * numbers.pick(12...36)))
    case 6: button.hitAreaInsets = Insets(trailing: -numbers.pick(20...40))
    default: break
    }
    return button
  }
  let rows = (0..<3).map { _ in
    let leaves = (0..<numbers.pick(3...4)).map { _ in leaf() }
    let row = Box(.horizontal, spacing: numbers.pick(3...16)) { leaves }
    row.horizontalAlignment = [.start, .center, .end][numbers.pick(0...2)]
    if numbers.pick(0...2) == 0 { row.textDirection = .rightToLeft }
    return row
  }
  return Box(.vertical, spacing: numbers.pick(3...16)) { rows }
}

@MainActor
func content(_ layout: String) -> Widget? {
  switch layout {
  case "row", "reversed":
    return Box(.horizontal, spacing: 7) {
      tiny("A")
      tiny("B")
      Label("between")
      tiny("C")
      tiny("D").with { $0.isEnabled = false }
      tiny("Busy E").with { $0.work.start() }
      tiny("F").with { $0.minimumHitSize = nil }
    }
    .with { if layout == "reversed" { $0.textDirection = .rightToLeft } }
  case "crowd":
    let grid = Grid()
    for index in 0..<15 {
      let star = tiny("S\(index)").with { $0.setMargins(top: 2, bottom: 3, leading: 2, trailing: 3) }
      grid.attach(star, column: index % 5, row: index / 5)
    }
    return grid
  case "mixed":
    return Box(.horizontal, spacing: 9) {
      tiny("A")
      Entry("Text").with { $0.setAccessibilityLabel("Note") }
      Button("Save") { say("pressed Save") }
      Box(.vertical, spacing: 5) {
        tiny("B")
        tiny("C").with { $0.hitAreaInsets = Insets(trailing: -40) }
      }
    }
  case "large", "tooltip":
    Settings.shared.textScale = layout == "large" ? 2 : 1
    return LargeContentGroup(.horizontal, spacing: 30) {
      ["Cut", "Copy", "Paste"].map { name in
        IconButton(icon: "starred-symbolic", accessibilityLabel: name) { say("pressed \(name)") }
      }
      IconButton(icon: "starred-symbolic", accessibilityLabel: "Undo") { say("pressed Undo") }
        .with { $0.disable(because: "Nothing to undo") }
    }
  case "words": return changingWords()
  case "reflow":
    var shown = ContinuousClock.now
    let delete = Button("Delete", variant: .danger) {
      say("pressed Delete \(ContinuousClock.now - shown < .seconds(2) ? "too early" : "in time")")
    }
    delete.reflowDelay = .seconds(2)
    delete.isVisible = false
    delete.connect(Signal<Button, Void, Void>("map")) { _ in
      shown = ContinuousClock.now
      say("shown Delete")
    }
    let next = Button("Next") { say("pressed Next") }
    next.connect(.clicked) { [weak delete] button in
      button.isVisible = false
      delete?.isVisible = true
    }
    return Box(.horizontal) {
      next
      delete
    }
  default:
    return layout.hasPrefix("seed-") ? Int(layout.dropFirst(5)).map { generated(Numbers(seed: $0)) } : nil
  }
}

let layout = CommandLine.arguments.dropFirst().first ?? ""
Gtk.initialize()
guard let content = content(layout) else { fatalError("There is no layout \"\(layout)\".") }
(content.horizontalAlignment, content.verticalAlignment) = (.center, .center)
let window = Window("Probe", child: content)
window.isDecorated = false
window.setDefaultSize(width: 501, height: 301)
window.present()
try window.waitForFrames(3)
say("ready " + HitAreaReport(on: window).json.split(separator: "\n").joined())

/// The overlay above the window's content as text; nil if there is none.
@MainActor
func floating() -> String? {
  let target = window.descendants(of: Control.self).first { $0.hasStyleClass("large-content-target") }
  if let target { return "large \(target.accessibilityLabel)" }
  let tooltip = window.descendants(of: Label.self).first { $0.hasStyleClass("focus-tooltip") }
  return tooltip.map { "tooltip \($0.text)" }
}

var last: String?
while true {
  MainLoop.iterate()
  let now = floating()
  if now != last { say(now ?? "nothing") }
  last = now
}
