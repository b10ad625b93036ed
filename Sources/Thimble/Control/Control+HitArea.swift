// MARK: - Hit area

extension Control {
  /// The least area that presses the control, centred on its visible box, in logical pixels; nil for the visible box
  /// alone. Unless it is set, the ``HitPolicy`` around the control applies, or else its theme: 48 × 48 in the bundled
  /// ones, which meets WCAG 2.5.5 (44) and Material (48). NaN and negative sides count as 0.
  public var minimumHitSize: Size? {
    get {
      if case .own(let size) = hitWish.minimum { return size }
      return effectiveHitPolicy.minimum(for: HitArbiter.shared.device)
    }
    set { hitWish.minimum = .own(newValue) }
  }

  /// Uses the policy's least area again.
  public func resetMinimumHitSize() { hitWish.minimum = .policy }

  /// The insets of the area from the visible box, as in Material: negative is outwards, which makes the area larger
  /// than the minimum there. The visible box can always be hit, so positive numbers change nothing.
  public var hitAreaInsets: Insets? {
    get { hitWish.insets }
    set { hitWish.insets = newValue }
  }

  /// The time for which presses are ignored after the control came under a still pointer, since the user meant
  /// something else: 150 ms, and 500 ms for buttons that destroy something. Nil ignores no press.
  public var reflowDelay: Duration? {
    get { ownReflowDelay ?? standardReflowDelay }
    set { ownReflowDelay = .some(newValue) }
  }

  /// The part of its surface that belongs to the control now, by the rule that decides about presses.
  ///
  /// The middle of each pixel decides. Meant for tests and tools.
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

// MARK: - Policies

extension Widget {
  /// The least target of all controls inside this widget; nil inherits the policy around it, or else that of the theme.
  public var hitPolicy: HitPolicy? {
    get { value(for: HitPolicy.inherited)?.policy }
    set {
      let held = newValue.map { HitPolicy.Held(policy: $0, claim: HitArbiter.shared.claim($0.reach, for: self)) }
      setValue(held, for: HitPolicy.inherited)
      Picking.invalidate()
      for frame in descendants(of: HitAreaFrame.self) { frame.queueResize() }
    }
  }

  /// The policy in force here.
  public var effectiveHitPolicy: HitPolicy {
    inherited(HitPolicy.inherited)?.policy ?? .always(ThemeController.shared.minimumHitSize(in: self))
  }
}
