public import Thimble

extension Control {
  /// Returns the part of the surface that belongs to the control now, by the same rule that decides about presses.
  ///
  /// The centre of each pixel decides.
  public static func hitCell(of control: Control) -> HitCell { hitCells(of: [control])[0] }

  /// Returns the hit cells of controls on one surface, in their order.
  package static func hitCells(of controls: [Control]) -> [HitCell] {
    guard let first = controls.first else { return [] }
    let scene = HitScene(surfaceOf: first)
    return controls.map { control in scene.index(of: control).map { scene.cell(of: $0) } ?? HitCell(rectangles: []) }
  }
}
