import Thimble

/// A sample on a card with its title and caption, and below it its source, the controls of its properties, its accessible
/// facts and its events.
@MainActor
final class SampleCard {
  /// Title, caption and card.
  let section: Widget
  private let sample: Widget
  private let link: @MainActor ([PropertyChange]) -> String
  private let text: PageSource.SampleText
  private let views: SampleViews
  private lazy var controls = views.add("Controls") { [unowned self] in inspector.view }
  private lazy var accessibility = AccessibilityView(of: sample, title: text.title)
  private lazy var events = EventView(of: inspected, title: text.title)
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
    let views = SampleViews(of: text.title)
    self.views = views
    section = Box(.vertical, spacing: 12) {
      Box(.vertical, spacing: 3) {
        Label.paragraph(text.title, "sample-title").with { $0.accessibleRole = .heading }
        Label.paragraph(text.caption, "sample-caption")
      }
      Box(.vertical) {
        SampleFrame(widget)
        Separator(.horizontal)
        views.widget
      }
      .with {
        $0.addStyleClass("sample-card")
        $0.clipsContent = true
      }
    }
    views.add("Source") { SourceView.make(text.code) }
    // After the source.
    _ = controls
    views.add("Accessibility") { [unowned self] in accessibility.view }
    views.add("Events") { [unowned self] in events.view }
  }

  /// Gives the sample that much room at each side, in logical pixels.
  func setMargin(_ side: Int) { sample.setMargins(top: 24, bottom: 24, start: side, end: side) }

  /// Changes properties of the sample's widgets, and opens their controls.
  func show(_ changes: [PropertyChange]) {
    inspected.apply(changes)
    controls.isOpen = true
    inspector.refresh(showing: changes.first?.widget)
  }
}
