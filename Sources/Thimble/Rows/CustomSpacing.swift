/// The space after one member of a row or a stack. The value is stored on the member and moves with it.
@MainActor
enum CustomSpacing {
  private static let name = InheritedValue<Int>("custom-spacing")

  /// Returns the spacing of `member` itself, logical pixels; nil if none is set.
  static func after(_ member: Widget) -> Int? { member.value(for: name) }

  static func set(_ spacing: Int?, after member: Widget) {
    member.setValue(spacing.map { max(0, $0) }, for: name)
    member.parent?.queueResize()
  }
}
