/// The button at the end of a group whose menu has what does not fit: the same buttons once more, made when it is opened.
@MainActor
final class OverflowButton: Button {
  override class var nativeType: NativeType { .button(cssName: "thimble-button") }

  private weak var group: ButtonGroup?
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

  /// A menu of what does not fit just now. The one before is gone, so that each opening shows what holds.
  private func makePopover(_ buttons: [Button]) -> Popover {
    popover?.unparent()
    let popover = Popover(Box(.vertical) { buttons.map(twin) })
    popover.addStyleClass("overflow-menu")
    popover.setParent(self)
    popover.connect(.closed) { [weak self] _ in self?.setAccessibleExpanded(false) }
    self.popover = popover
    return popover
  }

  private func open() {
    guard let group else { return }
    setAccessibleExpanded(true)
    makePopover(group.overflowing).popUp()
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

  /// The menu goes when the window does that it is in.
  override func willUnroot() {
    super.willUnroot()
    popover?.unparent()
    popover = nil
  }

  override func allocateChildren(width: Int, height: Int, baseline: Int) {
    super.allocateChildren(width: width, height: height, baseline: baseline)
    if let popover, popover.isVisible { popover.present() }
  }
}
