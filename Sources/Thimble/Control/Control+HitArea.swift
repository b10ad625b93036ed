// MARK: - Hit area

extension Control {
  /// The minimum area that presses the control, centred on its visible box, in logical pixels; nil for the visible box
  /// alone. Unless it is set, the ``HitPolicy`` around the control applies, or else its theme: 48 × 48 in the bundled
  /// themes, which meets WCAG 2.5.5 (44) and Material (48). NaN and negative sides count as 0.
  public var minimumHitSize: Size? {
    get {
      if case .own(let size) = hitWish.minimum { return size }
      return effectiveHitPolicy.minimum(for: HitArbiter.shared.device)
    }
    set { hitWish.minimum = .own(newValue) }
  }

  /// Returns to the minimum area of the policy.
  public func resetMinimumHitSize() { hitWish.minimum = .policy }

  /// The insets of the hit area from the visible box, as in Material. A negative inset moves that edge outwards and can
  /// make the area larger than the minimum. The visible box always remains pressable, so positive insets change
  /// nothing.
  public var hitAreaInsets: Insets? {
    get { hitWish.insets }
    set { hitWish.insets = newValue }
  }

  /// The time for which presses are ignored after the control appears or moves under a still pointer, because the user
  /// meant something else. The default is 150 ms, or 500 ms for buttons with a destructive action. The second press of a
  /// double click is ignored, too, if the first one closed a window, a popover or a menu above the control. Nil ignores no
  /// press.
  public var reflowDelay: Duration? {
    get { ownReflowDelay ?? standardReflowDelay }
    set { ownReflowDelay = .some(newValue) }
  }

  /// The largest minimum area for any device, in logical pixels; nil for the visible box alone.
  var largestMinimumHitSize: Size? {
    if case .own(let size) = hitWish.minimum { return size }
    return effectiveHitPolicy.largest
  }

  /// Returns the hit area in the coordinates of `surface`, for the control's current position.
  func hitArea(on surface: Widget) -> HitArea? {
    guard let transform = transform(to: surface), let box = bounds(in: self) else { return nil }
    return hitArea(around: box, transform)
  }

  package func hitArea(of node: PickNode) -> HitArea { hitArea(around: node.box, node.transform) }

  private func hitArea(around box: Rectangle, _ transform: Affine) -> HitArea {
    HitArea(
      box, minimum: minimumHitSize, insets: hitWish.insets,
      isReversed: hitWish.insets != nil && textDirection == .rightToLeft, transform: transform)
  }
}

// MARK: - Policies

extension Widget {
  /// The policy for the minimum hit size of all controls inside this widget; nil inherits the policy of the container,
  /// or else that of the theme.
  public var hitPolicy: HitPolicy? {
    get { value(for: HitPolicy.inherited)?.policy }
    set {
      let held = newValue.map { HitPolicy.Held(policy: $0, claim: HitArbiter.shared.claim($0.reach, for: self)) }
      setValue(held, for: HitPolicy.inherited)
      Picking.invalidate()
      for frame in descendants(of: HitAreaFrame.self) { frame.queueResize() }
    }
  }

  /// The hit policy that applies to this widget.
  public var effectiveHitPolicy: HitPolicy {
    inherited(HitPolicy.inherited)?.policy ?? .always(ThemeController.shared.minimumHitSize(in: self))
  }
}
