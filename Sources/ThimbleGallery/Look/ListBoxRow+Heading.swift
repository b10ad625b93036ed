import Thimble

extension ListBoxRow {
  /// Returns a title for the rows below it. It takes neither selection nor keyboard focus.
  static func heading(_ title: String) -> ListBoxRow {
    let row = ListBoxRow(Label(title).with { $0.xAlign = 0 })
    row.addStyleClass("category")
    row.setAccessibilityLabel(title)
    row.setSelectable(false)
    row.isEnabled = false
    row.isFocusable = false
    return row
  }
}
