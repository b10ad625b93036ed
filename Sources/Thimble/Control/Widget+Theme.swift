extension Widget {
  /// Gives this widget and every control inside it a theme of its own, also those that come later; nil gives back the one
  /// around it. The nearest container with a theme wins.
  ///
  /// The theme holds from the next frame on. Equal themes share one set of rules.
  public func setTheme(_ theme: Theme?) {
    let controller = ThemeController.shared
    controller.scopes.set(theme, of: self)
    controller.followScopes(below: self)
    controller.writeSheet()
  }

  /// The theme that holds for this widget.
  public var effectiveTheme: Theme {
    ThemeController.shared.scopes.theme(of: self)?.theme ?? ThemeController.shared.theme
  }
}

extension ThemeController {
  /// The metrics of the theme that holds for a control.
  func metrics(of control: Control) -> ThemeMetrics { metrics(inScope: control.themeScope) }

  /// Gives the controls below a widget the class of their theme.
  func followScopes(below widget: Widget) {
    if let control = widget as? Control { followScope(control) }
    for child in widget.children { followScopes(below: child) }
  }

  /// Gives a control the class of its theme; called when it comes onto the screen.
  func followScope(_ control: Control) {
    if scopes.isEmpty, control.themeScope == nil { return }
    control.themeScope = scopes.theme(of: control)?.styleClass
  }

  /// The least target of controls that nothing else is said for, logical pixels.
  func minimumHitSize(in widget: Widget) -> Double {
    if let control = widget as? Control { return metrics(of: control).minimumHitSize }
    return widget.effectiveTheme.values(in: context).minimumHitSize
  }
}
