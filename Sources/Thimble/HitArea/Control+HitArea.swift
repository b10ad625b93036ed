// MARK: - Hit area

extension Control {
  /// The least area that presses the control, centred on its visible box, in logical pixels; nil for the visible box
  /// alone. Unless it is set, the ``HitPolicy`` around the control says, and where there is none its theme: 48 × 48 in the
  /// bundled ones, which meets WCAG 2.5.5 (44) and Material (48). What is no number or below 0 counts as 0.
  public var minimumHitSize: Size? {
    get {
      if case .own(let size) = hitWish.minimum { return size }
      return effectiveHitPolicy.minimum(for: HitArbiter.shared.device)
    }
    set { hitWish.minimum = .own(newValue) }
  }

  /// Leaves the least area to the policy again.
  public func resetMinimumHitSize() { hitWish.minimum = .policy }

  /// How far the area lies inside the visible box on each side, as Material's: negative is outwards, which makes the
  /// area larger than the minimum there. What is seen can always be hit, so positive numbers change nothing.
  public var hitAreaInsets: Insets? {
    get { hitWish.insets }
    set { hitWish.insets = newValue }
  }

  /// How long after it came under a still pointer a press is ignored, because the eye was not there yet: 150 ms, and
  /// 500 ms for buttons that destroy something. Nil ignores none.
  public var reflowDelay: Duration? {
    get { ownReflowDelay ?? standardReflowDelay }
    set { ownReflowDelay = .some(newValue) }
  }

  /// The part of its surface that belongs to the control now, by the same rules that settle a press.
  ///
  /// Settled for the middle of each pixel: meant for tests and tools.
  public static func hitCell(of control: Control) -> HitCell {
    let scene = HitScene(surfaceOf: control)
    return scene.index(of: control).map { scene.cell(of: $0) } ?? HitCell(rectangles: [])
  }

  /// The least area for any device, in logical pixels; nil for the visible box alone.
  var largestMinimumHitSize: Size? {
    if case .own(let size) = hitWish.minimum { return size }
    return effectiveHitPolicy.largest
  }

  /// The area in the coordinates of `surface`, its box being where it is now.
  func hitArea(on surface: Widget) -> HitArea? {
    guard let transform = transform(to: surface), let box = bounds(in: self) else { return nil }
    return hitArea(around: box, transform)
  }

  func hitArea(of node: PickNode) -> HitArea { hitArea(around: node.box, node.transform) }

  private func hitArea(around box: Rectangle, _ transform: Affine) -> HitArea {
    HitArea(
      box, minimum: minimumHitSize, insets: hitWish.insets,
      isReversed: hitWish.insets != nil && textDirection == .rightToLeft, transform: transform)
  }
}
