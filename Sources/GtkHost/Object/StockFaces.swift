import CGtk

/// The Swift classes of stock types, to give a found object the most telling face.
@MainActor
enum StockFaces {
  /// The class of the nearest type above `gtype`, of ours or stock, that has one.
  static func face(of gtype: GType) -> Object.Type {
    var type = gtype
    while type != 0 {
      if let hosted = TypeRegistry.swiftType(of: type) { return hosted }
      if let face = byType[type] { return face }
      type = g_type_parent(type)
    }
    return Object.self
  }

  private static let byType: [GType: Object.Type] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.nativeType.gtype, $0) }
  )

  private static let all: [Object.Type] = [
    Action.self, ActionGroup.self, Application.self, ApplicationWindow.self, Box.self, Builder.self,
    ClickGesture.self, Clipboard.self, CSSProvider.self, DragGesture.self, DragSource.self, DropDown.self,
    DropMotionController.self, Entry.self,
    EventController.self, FileMonitor.self, Gesture.self, Grid.self, HeaderBar.self, IconTheme.self, Image.self,
    KeyController.self, Label.self, ListBox.self, ListBoxRow.self, LongPressGesture.self, MenuModel.self,
    MotionController.self, Object.self, Overlay.self, Popover.self, PopoverMenu.self, PropertyBinding.self,
    Scale.self, ScrolledWindow.self, SearchEntry.self, Separator.self, Settings.self, ShortcutController.self,
    ShortcutLabel.self, Spinner.self, Stack.self, Switch.self, TextBuffer.self, TextView.self, Widget.self, Window.self,
  ]
}
