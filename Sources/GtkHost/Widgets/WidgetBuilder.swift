/// Children as statements: each expression that is a widget becomes a child, in order; `if` and `for` work.
@resultBuilder
@MainActor
public enum WidgetBuilder {
  public static func buildExpression(_ widget: Widget) -> [Widget] { [widget] }
  public static func buildExpression(_ widgets: [Widget]) -> [Widget] { widgets }
  public static func buildBlock(_ parts: [Widget]...) -> [Widget] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Widget]?) -> [Widget] { part ?? [] }
  public static func buildEither(first: [Widget]) -> [Widget] { first }
  public static func buildEither(second: [Widget]) -> [Widget] { second }
  public static func buildArray(_ parts: [[Widget]]) -> [Widget] { parts.flatMap { $0 } }
}

extension Hosted {
  /// Sets a new object up where it is made, inside a builder or a property's initial value.
  ///
  /// ```swift
  /// Label("Ready").with { $0.addStyleClass("dim-label") }
  /// ```
  @discardableResult
  public func with(_ configure: (Self) -> Void) -> Self {
    configure(self)
    return self
  }
}
