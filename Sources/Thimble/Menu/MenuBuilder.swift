/// A result builder for menu elements, with `if` and `for`.
@MainActor
@resultBuilder
public enum MenuBuilder {
  public static func buildExpression(_ item: MenuItem) -> [MenuElement] { [.item(item)] }
  public static func buildExpression(_ section: MenuSection) -> [MenuElement] { [.section(section)] }
  public static func buildExpression(_ submenu: Submenu) -> [MenuElement] { [.submenu(submenu)] }
  public static func buildExpression(_ command: Command) -> [MenuElement] { [.item(MenuItem(command))] }
  public static func buildExpression(_ option: Command.Option) -> [MenuElement] { [.item(MenuItem(option))] }
  public static func buildExpression(_ elements: [MenuElement]) -> [MenuElement] { elements }
  public static func buildBlock(_ parts: [MenuElement]...) -> [MenuElement] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [MenuElement]?) -> [MenuElement] { part ?? [] }
  public static func buildEither(first part: [MenuElement]) -> [MenuElement] { part }
  public static func buildEither(second part: [MenuElement]) -> [MenuElement] { part }
  public static func buildArray(_ parts: [[MenuElement]]) -> [MenuElement] { parts.flatMap { $0 } }
}
