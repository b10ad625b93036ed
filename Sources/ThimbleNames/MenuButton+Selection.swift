public import Thimble

extension MenuButton {
  /// Indicates whether the button shows the choice from its menu, that is, whether it has a
  /// ``/Thimble/MenuButton/selection``. The name is UIKit's. Setting it to true chooses the first item.
  public var changesSelectionAsPrimaryAction: Bool {
    get { selection != nil }
    set {
      guard newValue != changesSelectionAsPrimaryAction else { return }
      if newValue, selectionLabel == nil { selectionLabel = accessibilityLabel }
      selection = newValue ? menu.items.first?.id : nil
    }
  }
}
