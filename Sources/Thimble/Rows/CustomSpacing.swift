/// Room after one member of a row or a stack, which hangs on the member and goes where it goes.
@MainActor
enum CustomSpacing {
  private static let name = InheritedValue<Int>("custom-spacing")

  /// What was set for `member` itself, logical pixels.
  static func after(_ member: Widget) -> Int? { member.value(for: name) }

  static func set(_ spacing: Int?, after member: Widget) {
    member.setValue(spacing.map { max(0, $0) }, for: name)
    member.parent?.queueResize()
  }
}
