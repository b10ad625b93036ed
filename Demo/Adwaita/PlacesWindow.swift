import Thimble

/// The places beside the chosen one. libadwaita before 1.4, as in Debian 12, has no `AdwNavigationSplitView`: there it is
/// an `AdwLeaflet`.
@MainActor
final class PlacesWindow: ApplicationWindow {
  override class var nativeType: NativeType { NativeType(deriving: "AdwApplicationWindow") }

  override class var template: Template? {
    let hasSplitView = NativeType.isKnown("AdwNavigationSplitView")
    let file = hasSplitView ? PackageResources.window_ui : PackageResources.window_1_2_ui
    return Template(
      xml: String(decoding: file, as: UTF8.self),
      handlers: [
        TemplateHandler("add", PlacesWindow.addPlace), TemplateHandler("remove", PlacesWindow.removePlace),
        TemplateHandler("back", PlacesWindow.back),
      ])
  }

  @TemplateChild private var toasts: Widget
  @TemplateChild private var split: Widget
  @TemplateChild private var content: Widget
  @TemplateChild private var list: ListBox
  @TemplateChild private var add: IconButton
  @TemplateChild private var remove: IconButton
  @TemplateChild private var plan: Button
  @TemplateChild private var page: Widget

  private let places = Places()
  private var toaster: Toaster?

  convenience init(_ application: Application, _ toaster: Toaster) throws {
    self.init(Self.make())
    try requireTemplate()
    self.application = application
    self.toaster = toaster
    list.bind({ [places] in places.all }, id: \.self) { place in
      ListBoxRow(Label(place).with { $0.xAlign = 0 }).with { $0.setAccessibilityLabel(place) }
    }
    list.bindSelection(to: places, \.chosen)
    list.connect(.rowActivated) { [weak self] _, _ in self?.showContent(true) }
    add.bind(\.isEnabled) { [places] in !places.ideas.isEmpty }
    for button in [remove, plan] { button.bind(\.isEnabled) { [places] in places.chosen != nil } }
    plan.setAction { [weak self] progress in try await self?.planTrip(progress) }
    page.bind(Property<Widget, String?>("title")) { [places] in places.chosen ?? "No Place" }
  }

  private func addPlace() { places.add() }

  private func removePlace() {
    guard let place = places.chosen else { return }
    let restore = places.remove()
    toaster?.show("“\(place)” removed", button: "_Undo", over: toasts, action: restore)
  }

  private func planTrip(_ progress: ActionProgress) async throws {
    guard let place = places.chosen else { return }
    for step in 1...10 {
      try await Task.sleep(for: .milliseconds(120))
      progress.fraction = Double(step) / 10
    }
    toaster?.show("The trip to \(place) is planned", over: toasts)
  }

  private func back() { showContent(false) }

  private func showContent(_ isShown: Bool) {
    if split.typeName == "AdwNavigationSplitView" {
      split[Property<Widget, Bool>("show-content")] = isShown
    } else {
      split[Property<Widget, Widget?>("visible-child")] = isShown ? content : split.children.first
    }
  }
}
