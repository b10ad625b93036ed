/// The button at the end of a group whose menu has what does not fit: the same buttons once more, made when it is opened.
@MainActor
final class OverflowButton: Button {
  override class var nativeType: NativeType { .button(cssName: "thimble-button") }

  private weak var group: ButtonGroup?
  private let column = Box(.vertical)
  private var popover: Popover?

  convenience init(_ label: String, of group: ButtonGroup) {
    self.init(Self.make())
    self.group = group
    setAccessibilityLabel(label)
    icon = "view-more-symbolic"
    addStyleClass("overflow")
    setAccessibleHasPopup(true)
    setAccessibleExpanded(false)
    work = .now { [weak self] in self?.open() }
  }

  override var showsLabelAsTooltip: Bool { true }

  private func makePopover() -> Popover {
    let popover = Popover(column)
    popover.addStyleClass("overflow-menu")
    popover.setParent(self)
    popover.connect(.closed) { [weak self] _ in self?.setAccessibleExpanded(false) }
    self.popover = popover
    return popover
  }

  private func open() {
    guard let group else { return }
    setAccessibleExpanded(true)
    for child in column.children { column.remove(child) }
    for button in group.overflowing { column.append(twin(of: button)) }
    (popover ?? makePopover()).popUp()
  }

  /// A button in the menu that presses one of the group.
  private func twin(of button: Button) -> Button {
    let twin = Button(Button.make())
    twin.setUp(button.accessibilityLabel.replacing("_", with: "__"), button.icon, .plain, nil, .none)
    twin.configuration.contentAlignment = .leading
    twin.isEnabled = button.isEnabled
    twin.connect(.clicked) { [weak self, weak button] _ in
      self?.popover?.popDown()
      button?.emit(.clicked)
    }
    return twin
  }

  /// The menu closes when its button goes, as it does when the row becomes long enough.
  override func willUnmap() {
    super.willUnmap()
    popover?.popDown()
  }

  override func allocateChildren(width: Int, height: Int, baseline: Int) {
    super.allocateChildren(width: width, height: height, baseline: baseline)
    if let popover, popover.isVisible { popover.present() }
  }
}
