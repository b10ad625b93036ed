import Thimble

/// A sample on a card with its title and caption, and below it its source and the controls of its properties, which are
/// made when they are opened.
@MainActor
final class SampleCard {
  /// Title, caption and card.
  let section: Widget
  private let sample: Widget
  private let link: @MainActor ([PropertyChange]) -> String
  private let text: PageSource.SampleText
  private let controls: Box
  private let controlsToggle: Button
  private lazy var inspected = InspectedSample(sample)
  private lazy var inspector = Inspector(inspected, title: text.title, link: link)

  init(_ sample: Sample, of page: GalleryPage, _ session: GallerySession) {
    let text = page.text(of: sample)
    self.text = text
    self.sample = sample.make()
    link = { [unowned session] changes in session.link(to: page, sample: sample.function, changes: changes) }
    let widget = self.sample
    // A control alone keeps its own width.
    if widget is Control, widget.horizontalAlignment == .fill { widget.horizontalAlignment = .start }
    let (source, controls) = (Box(.vertical) {}, Box(.vertical) {})
    let sourceToggle = Self.toggle("Source", of: text.title)
    let controlsToggle = Self.toggle("Controls", of: text.title)
    (self.controls, self.controlsToggle) = (controls, controlsToggle)
    source.isVisible = false
    controls.isVisible = false
    section = Box(.vertical, spacing: 12) {
      Box(.vertical, spacing: 3) {
        Label.paragraph(text.title, "sample-title").with { $0.accessibleRole = .heading }
        Label.paragraph(text.caption, "sample-caption")
      }
      Box(.vertical) {
        SampleFrame(widget)
        Separator(.horizontal)
        WrapBox(spacing: 6, lineSpacing: 6) {
          sourceToggle
          controlsToggle
        }
        .with { $0.setMargins(top: 6, bottom: 6, start: 12, end: 12) }
        source
        controls
      }
      .with {
        $0.addStyleClass("sample-card")
        $0.clipsContent = true
      }
    }
    sourceToggle.connect(.clicked) { [weak source] button in
      guard let source else { return }
      if source.children.isEmpty { source.append(SourceView.make(text.code)) }
      Self.show(source, !source.isVisible, by: button)
    }
    controlsToggle.connect(.clicked) { [weak self] _ in
      guard let self else { return }
      if self.controls.isVisible { Self.show(self.controls, false, by: self.controlsToggle) } else { showControls() }
    }
  }

  /// Gives the sample that much room at each side, in logical pixels.
  func setMargin(_ side: Int) { sample.setMargins(top: 24, bottom: 24, start: side, end: side) }

  /// Changes properties of the sample's widgets, and opens their controls.
  func show(_ changes: [PropertyChange]) {
    inspected.apply(changes)
    showControls()
    inspector.refresh(showing: changes.first?.widget)
  }

  private func showControls() {
    if controls.children.isEmpty { controls.append(inspector.view) }
    Self.show(controls, true, by: controlsToggle)
  }

  private static func toggle(_ title: String, of sample: String) -> Button {
    let toggle = Button(title, icon: "pan-end-symbolic", variant: .plain, size: .small) {}
    toggle.setAccessibilityLabel("\(title) of \(sample)")
    return toggle
  }

  private static func show(_ part: Widget, _ isVisible: Bool, by toggle: Button) {
    part.isVisible = isVisible
    toggle.icon = isVisible ? "pan-down-symbolic" : "pan-end-symbolic"
    toggle.isSelected = isVisible
  }
}
