package import GtkHost
import Thimble

/// An overlay that shows the hit areas on every window of the program: a line around the visible box of each control,
/// its cell in a colour of its own, and pixels that more than one control could claim in amber.
///
/// ```swift
/// HitAreaOverlay.isShown = true
/// ```
/// `THIMBLE_HIT_AREAS=1` in the environment shows it from the start, in any program that links this module. The overlay
/// only draws: layout, input and accessibility stay the same. Cells are computed again when a control has moved.
@MainActor
public enum HitAreaOverlay {
  /// Indicates whether the overlay is shown. The default is false, and true where `THIMBLE_HIT_AREAS` is `1`.
  public static var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      if isShown {
        SurfaceDrawing.additions["hit-areas"] = { surface, snapshot in draw(on: surface, snapshot) }
      } else {
        SurfaceDrawing.additions["hit-areas"] = nil
        for window in Window.all {
          for surface in [window] + window.descendants(of: Widget.self) { surface.setValue(nil, for: latest) }
        }
      }
    }
  }

  private struct Drawn {
    let scene: HitScene
    let cells: [(visible: Rectangle, cell: HitCell)]
    let contested: [Rectangle]
  }

  /// The latest drawing of each surface, which is released with the surface.
  private static let latest = WidgetValue<Drawn>("hit-area-overlay")

  /// Indicates whether the drawing of any surface is kept.
  static var isKept: Bool { latest.isInUse }

  /// Draws the hit areas of a widget's own controls on the widget, as if it stood alone on its surface.
  package static func draw(below root: Widget, _ snapshot: Snapshot) { draw(HitScene(below: root), on: root, snapshot) }

  private static func draw(on surface: Widget, _ snapshot: Snapshot) {
    draw(HitScene(surfaceOf: surface), on: surface, snapshot)
  }

  private static func draw(_ scene: HitScene, on widget: Widget, _ snapshot: Snapshot) {
    let drawn = widget.value(for: latest).flatMap { $0.scene == scene ? $0 : nil } ?? settle(scene)
    widget.setValue(drawn, for: latest)
    let text = widget.foreground
    let colors = text.red + text.green + text.blue > 1.5 ? Self.colors.map { $0.lightened } : Self.colors
    for (index, entry) in drawn.cells.enumerated() {
      for part in entry.cell.rectangles { snapshot.fill(part, colors[index % colors.count].faded(to: 0.22)) }
    }
    for part in drawn.contested { snapshot.fill(part, amber) }
    for (index, entry) in drawn.cells.enumerated() {
      snapshot.strokeInside(entry.visible, radius: 0, width: 1, colors[index % colors.count])
    }
  }

  private static func settle(_ scene: HitScene) -> Drawn {
    var cells: [(visible: Rectangle, cell: HitCell)] = []
    var contested: [Rectangle] = []
    for index in scene.nodes.indices {
      guard let area = scene.nodes[index].area, let visible = scene.visibleBox(of: index) else { continue }
      let cell = scene.cell(of: index)
      cells.append((visible, cell))
      // Every contested pixel is in a cell, so the parts inside cells are all of them.
      let claimed = scene.contested(within: area.reach.bounds(under: area.transform))
      contested += claimed.rectangles.flatMap { part in cell.rectangles.compactMap { $0.intersection(part) } }
    }
    return Drawn(scene: scene, cells: cells, contested: contested)
  }

  private static let amber = Snapshot.Color(red: 0.9, green: 0.57, blue: 0, opacity: 0.3)

  /// The colours of consecutive controls, which people with red-green colour blindness can tell apart.
  private static let colors = [
    Snapshot.Color(red: 0.11, green: 0.44, blue: 0.85), Snapshot.Color(red: 0.75, green: 0.25, blue: 0.6),
    Snapshot.Color(red: 0.05, green: 0.55, blue: 0.5), Snapshot.Color(red: 0.45, green: 0.3, blue: 0.8),
  ]
}

extension Snapshot.Color {
  /// The colour for dark surfaces.
  fileprivate var lightened: Self {
    Self(red: (1 + red) / 2, green: (1 + green) / 2, blue: (1 + blue) / 2, opacity: opacity)
  }
}

// MARK: - In the environment

extension HitAreaOverlay: ControlTool {
  package static func start() { isShown = true }
}
