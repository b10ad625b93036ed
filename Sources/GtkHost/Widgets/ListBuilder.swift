/// A result builder for lists: each expression adds one element, in order. `if` and `for` work.
@resultBuilder
@MainActor
public enum ListBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  public static func buildEither(first: [Element]) -> [Element] { first }
  public static func buildEither(second: [Element]) -> [Element] { second }
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}

/// A result builder for the children of a widget.
public typealias WidgetBuilder = ListBuilder<Widget>

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
