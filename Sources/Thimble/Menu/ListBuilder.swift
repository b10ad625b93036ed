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

/// A result builder for menu elements.
public typealias MenuBuilder = ListBuilder<MenuElement>

extension ListBuilder where Element == MenuElement {
  public static func buildExpression(_ item: MenuItem) -> [MenuElement] { [.item(item)] }
  public static func buildExpression(_ section: MenuSection) -> [MenuElement] { [.section(section)] }
  public static func buildExpression(_ submenu: Submenu) -> [MenuElement] { [.submenu(submenu)] }
  public static func buildExpression(_ command: Command) -> [MenuElement] { [.item(MenuItem(command))] }
  public static func buildExpression(_ option: Command.Option) -> [MenuElement] { [.item(MenuItem(option))] }
}
