import CGtk
import GtkTesting
import Thimble
import XCTest

@testable import Inspecting

/// Dozens of generated windows with real widgets: GTK's picking, the scene and the slow reference agree.
final class HitLayoutTests: ThimbleTestCase {
  func testGTKPicksWhatTheReferenceSays() {
    // Pixels outside rounded corners belong to no widget, but the scene uses upright boxes.
    let plain = CSSProvider()
    plain.load("* { border-radius: 0; } .pad { padding: 7px; border: 2px solid black; }")
    plain.install(above: 50)
    defer { plain.uninstall() }
    var owned = 0
    for seed in 0..<36 {
      var numbers = SeededGenerator(seed: seed)
      let content = Self.container(&numbers, depth: 0)
      withWindow(content) { window in
        if numbers.isOne(in: 3) { window.textDirection = .rightToLeft }
        wait("layout has settled") { (try? window.waitForFrames(2)) != nil }
        owned += compare(window, seed, &numbers)
      }
    }
    XCTAssertGreaterThan(owned, 2000)
  }

  private func compare(_ window: Window, _ seed: Int, _ numbers: inout SeededGenerator) -> Int {
    let scene = HitScene(surfaceOf: window)
    let reference = HitReference(nodes: scene.nodes)
    var owned = 0
    let controls = scene.nodes.filter { $0.area != nil }
    for point in (0..<12).flatMap({ _ in HitSceneTests.points(controls, &numbers) }) {
      // GTK computes in floats, so smaller differences can have either result.
      guard !isClose(scene, point), let expected = Optional(reference.owner(of: point)) else { continue }
      var picked = window.pick(x: point.x, y: point.y)
      while let current = picked, !(current is Control) { picked = current.parent }
      if expected != nil { owned += 1 }
      guard
        scene.owner(of: point) != expected
          || (picked.map { ObjectIdentifier($0) }) != expected.flatMap({ scene.nodes[$0].control })
      else { continue }
      XCTFail(
        """
        Seed \(seed), \(point): GTK picks \((picked as? Control)?.accessibilityLabel ?? "nothing"), the scene says \
        \(scene.owner(of: point).map { scene.nodes[$0].name } ?? "nothing"), the reference \
        \(expected.map { scene.nodes[$0].name } ?? "nothing").
        """)
      return owned
    }
    return owned
  }

  private func isClose(_ scene: HitScene, _ point: Point) -> Bool {
    let near = [(-0.01, -0.01), (0.01, -0.01), (-0.01, 0.01), (0.01, 0.01)].map { (dx, dy) in
      scene.owner(of: Point(x: point.x + dx, y: point.y + dy))
    }
    return Set(near + [scene.owner(of: point)]).count > 1
  }

  // MARK: Generation

  private static func container(_ numbers: inout SeededGenerator, depth: Int) -> Widget {
    let count = Int.random(in: 2...5, using: &numbers)
    var children: [Widget] = []
    for _ in 0..<count {
      let child = depth < 2 && numbers.isOne(in: 3) ? container(&numbers, depth: depth + 1) : leaf(&numbers)
      children.append(child)
    }
    if numbers.isOne(in: 5) { return overlay(children, &numbers) }
    let box = Box(numbers.isOne(in: 2) ? .vertical : .horizontal, spacing: Int.random(in: 0...14, using: &numbers)) {
      children
    }
    if numbers.isOne(in: 3) { box.addStyleClass("pad") }
    if numbers.isOne(in: 5) { box.clipsContent = true }
    if numbers.isOne(in: 6) { box.isEnabled = false }
    if numbers.isOne(in: 4) { box.hitPolicy = .always(Double(Int.random(in: 10...70, using: &numbers))) }
    (box.horizontalAlignment, box.verticalAlignment) = (.center, .center)
    if depth > 0, numbers.isOne(in: 6) {
      let list = ListBox()
      list.append(ListBoxRow(box))
      return list
    }
    if depth > 0, numbers.isOne(in: 6) {
      return ScrolledWindow(box, horizontally: true).with { $0.setSizeRequest(width: 90, height: 60) }
    }
    if depth > 0, numbers.isOne(in: 5) { return turned(box, &numbers) }
    return box
  }

  private static func overlay(_ children: [Widget], _ numbers: inout SeededGenerator) -> Widget {
    let overlay = Overlay(children[0])
    for child in children.dropFirst() {
      child.horizontalAlignment = [.start, .center, .end, .fill].randomElement(using: &numbers) ?? .start
      child.verticalAlignment = [.start, .center, .end].randomElement(using: &numbers) ?? .start
      overlay.addOverlay(child)
    }
    return overlay
  }

  /// Rotates and scales the child with GtkFixed.
  private static func turned(_ child: Widget, _ numbers: inout SeededGenerator) -> Widget {
    let angle = Float([0, 30, 90, 200].randomElement(using: &numbers) ?? 0)
    let scale = Float([1, 0.5, 1.5].randomElement(using: &numbers) ?? 1)
    guard let pointer = gtk_fixed_new(), let fixed = Widget.adopt(unsafeGtkWidget: pointer) else { return child }
    var origin = graphene_point_t(x: 40, y: 40)
    var transform = gsk_transform_translate(nil, &origin)
    transform = gsk_transform_scale(gsk_transform_rotate(transform, angle), scale, scale)
    child.withUnsafeGtkWidget { inner in
      let box = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkFixed.self)
      gtk_fixed_put(box, inner, 0, 0)
      gtk_fixed_set_child_transform(box, inner, transform)
    }
    gsk_transform_unref(transform)
    return fixed
  }

  private static func leaf(_ numbers: inout SeededGenerator) -> Widget {
    let widget: Widget
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: widget = Label("Some text")
    case 1: widget = Entry("Text").with { $0.setSizeRequest(width: 60) }
    case 2: widget = Switch("On")
    case 3: widget = Button("Go", size: .small) {}.with { $0.work.start() }
    default:
      widget = IconButton(icon: "starred-symbolic", accessibilityLabel: "B\(Int.random(in: 0..<1000, using: &numbers))")
        .with {
          $0.contentInsets = .zero
          if numbers.isOne(in: 6) { $0.isEnabled = false }
          if numbers.isOne(in: 6) { $0.hitAreaInsets = Insets(-Int.random(in: 0...30, using: &numbers)) }
          if numbers.isOne(in: 8) { $0.minimumHitSize = nil }
        }
    }
    (widget.horizontalAlignment, widget.verticalAlignment) = (.center, .center)
    return widget
  }
}
