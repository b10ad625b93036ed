extension StockFaces: StockFaceList {
  /// Every class that is the face of a stock type. A new one is added here.
  static let all: [Object.Type] = [
    Action.self, ActionGroup.self, Application.self, ApplicationWindow.self, Box.self, Builder.self, Cancellable.self,
    CheckButton.self, ClickGesture.self, Clipboard.self, CSSProvider.self, DragGesture.self, DragSource.self,
    DropDown.self, DropMotionController.self, DropTarget.self, Entry.self, EventController.self, FileMonitor.self,
    FlowBox.self, FlowBoxChild.self, Gesture.self, Grid.self, HeaderBar.self, IconTheme.self, Image.self,
    KeyController.self, Label.self, ListBox.self, ListBoxRow.self, ListView.self, LongPressGesture.self, MenuModel.self,
    MotionController.self, Object.self, Overlay.self, Paned.self, PasswordEntry.self, Popover.self, PopoverMenu.self,
    ProgressBar.self, PropertyBinding.self, Revealer.self, Scale.self, ScrollController.self, ScrolledWindow.self,
    SearchBar.self, SearchEntry.self, Separator.self, Settings.self, ShortcutController.self, ShortcutLabel.self,
    SpinButton.self, Stack.self, Switch.self, TextBuffer.self, TextView.self, Widget.self, Window.self,
  ]
}
