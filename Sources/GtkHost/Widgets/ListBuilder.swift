/// A result builder for lists that are made again when they change, such as menus and the children of
/// a ``Box`` with `bind(_:children:)`: each expression adds one element, in order. `if` and `for` work.
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

/// A result builder for children that are made once: each expression adds one child, in order.
///
/// `if`, `switch` and `for` do not compile, because they would not follow a model: `bind(_:children:)` of a ``Box`` follows
/// a value, and ``Box/bind(_:id:child:update:)`` the items of a model. An array is an expression, too, for items and
/// conditions that stay:
///
/// ```swift
/// Box(.vertical) {
///   names.map { Label($0) }
///   isFirstStart ? [Label("Welcome")] : []
/// }
/// ```
@resultBuilder
@MainActor
public enum ChildBuilder<Child> {
  public static func buildExpression(_ child: Child) -> [Child] { [child] }
  public static func buildExpression(_ children: [Child]) -> [Child] { children }
  public static func buildBlock(_ parts: [Child]...) -> [Child] { parts.flatMap { $0 } }

  @available(
    *, unavailable,
    message: """
      the children are made once, so `if` would not follow a model. Write \
      Box().bind({ model.value }) { value in if value { … } }, or for a condition that stays: condition ? [child] : []
      """
  )
  public static func buildOptional(_ part: [Child]?) -> [Child] { part ?? [] }

  @available(
    *, unavailable,
    message: """
      the children are made once, so `if` and `switch` would not follow a model. Write \
      Box().bind({ model.value }) { value in if value { … } else { … } }, or for a condition that stays: \
      condition ? one : other
      """
  )
  public static func buildEither(first: [Child]) -> [Child] { first }

  @available(*, unavailable, message: "see the error for the first branch.")
  public static func buildEither(second: [Child]) -> [Child] { second }

  @available(
    *, unavailable,
    message: """
      the children are made once, so `for` would not follow a model. Write \
      Box().bind({ model.items }, id: …) { item in … }, or for items that stay: items.map { item in … }
      """
  )
  public static func buildArray(_ parts: [[Child]]) -> [Child] { parts.flatMap { $0 } }
}

/// A result builder for the children of a widget.
public typealias WidgetBuilder = ChildBuilder<Widget>

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
