extension Widget {
  /// Sets a theme for this widget and every control inside it, including controls that are added later; nil returns to
  /// the theme of the container. The nearest container with a theme wins.
  ///
  /// The theme applies from the next frame on. Equal themes share one set of CSS rules.
  public func setTheme(_ theme: Theme?) {
    let controller = ThemeController.shared
    guard controller.scopes.set(theme, of: self, in: controller.context) else { return }
    controller.followScopes(from: self)
    controller.scopesChanged(at: self)
  }

  /// The theme that applies to this widget.
  public var effectiveTheme: Theme {
    ThemeController.shared.scopes.theme(of: self)?.theme ?? ThemeController.shared.appliedTheme
  }
}

extension ThemeController {
  /// Returns the metrics of the theme that applies to a control.
  func metrics(of control: Control) -> ThemeMetrics { metrics(inScope: control.themeScope) }

  /// Updates the theme's style class of a widget and of all controls inside it.
  func followScopes(from widget: Widget) {
    for control in widget.selfAndDescendants(of: Control.self) { followScope(control) }
  }

  /// Updates the theme's style class of a control. Called when the control comes onto the screen.
  func followScope(_ control: Control) {
    if scopes.isEmpty, control.themeScope == nil { return }
    control.themeScope = scopes.theme(of: control)?.styleClass
  }

  /// Returns the theme's minimum hit size, in logical pixels, for controls without a policy or a minimum of their own.
  func minimumHitSize(in widget: Widget) -> Double {
    if let control = widget as? Control { return metrics(of: control).minimumHitSize }
    return widget.effectiveTheme.values(in: context).minimumHitSize
  }
}
