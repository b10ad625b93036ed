/// A result builder for menu elements.
public typealias MenuBuilder = ListBuilder<MenuElement>

extension ListBuilder where Element == MenuElement {
  public static func buildExpression(_ item: MenuItem) -> [MenuElement] { [.item(item)] }
  public static func buildExpression(_ section: MenuSection) -> [MenuElement] { [.section(section)] }
  public static func buildExpression(_ submenu: Submenu) -> [MenuElement] { [.submenu(submenu)] }
  public static func buildExpression(_ command: Command) -> [MenuElement] { [.item(MenuItem(command))] }
  public static func buildExpression(_ option: Command.Option) -> [MenuElement] { [.item(MenuItem(option))] }
}
