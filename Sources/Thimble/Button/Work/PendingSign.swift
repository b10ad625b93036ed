/// The signs in a button's slot during work and just after it: the ring, then a tick or a warning sign.
@MainActor
final class PendingSign {
  private weak var button: Button?
  private(set) var ring: ProgressRing?
  private(set) var outcomeImage: Image?
  /// Indicates whether a sign replaces the icon or the title.
  private(set) var isShown = false

  init(_ button: Button) { self.button = button }

  /// The visible widgets.
  var widgets: [Widget] {
    let all: [Widget?] = [ring, outcomeImage]
    return all.compactMap { $0 }.filter(\.isVisible)
  }

  func show(_ face: PendingState.Face, fraction: Double?) {
    guard let button else { return }
    showRing(face == .work, fraction, on: button)
    if case .outcome(let outcome) = face {
      showOutcome(outcome, on: button)
    } else {
      outcomeImage?.isVisible = false
    }
    button.setStyleClass("loading", face == .work)
    button.setStyleClass("succeeded", face == .outcome(.success))
    button.setStyleClass("failed", face == .outcome(.failure))
    isShown = [.work, .outcome(.success), .outcome(.failure)].contains(face)
    button.updateContentMotion()
  }

  private func showRing(_ isOn: Bool, _ fraction: Double?, on button: Button) {
    guard isOn || ring != nil else { return }
    let ring = ring ?? makeRing(on: button)
    self.ring = ring
    ring.fraction = fraction
    ring.isTurning = isOn
    ring.isVisible = isOn
  }

  /// Returns a ring that reads the theme each time it is drawn, so that it follows changes of the theme.
  private func makeRing(on button: Button) -> ProgressRing {
    let ring = add(ProgressRing(isPresentation: true), to: button)
    ring.appearance = { [weak button] in
      guard let button else { return ProgressRing.Appearance() }
      let metrics = ThemeController.shared.metrics(of: button)
      return ProgressRing.Appearance(
        strokeWidth: metrics.size(button.size.name).strokeWidth, rotation: metrics.spinnerRotation)
    }
    return ring
  }

  private func showOutcome(_ outcome: PendingOutcome, on button: Button) {
    let image = outcomeImage ?? add(Image(isPresentation: true), to: button)
    outcomeImage = image
    image.addStyleClass("outcome")
    image.setIcon(named: outcome == .failure ? "dialog-warning-symbolic" : "object-select-symbolic")
    image.isVisible = true
  }

  private func add<Sign: Widget>(_ sign: Sign, to button: Button) -> Sign {
    sign.canTarget = false
    sign.setParent(button)
    return sign
  }
}
