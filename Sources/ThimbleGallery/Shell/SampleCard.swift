import Thimble

/// A sample on a card with its title and caption, and below it its source, the controls of its properties, its accessible
/// facts, its events and its play.
@MainActor
final class SampleCard {
  /// Title, caption and card.
  let section: Widget
  /// The drawings above the sample.
  var overlays: [SampleOverlay] = [] { didSet { if overlays != oldValue { frame.show(overlays) } } }
  private let make: @MainActor () -> Widget
  private var sample: Widget
  private let steps: [PlayStep]
  /// The frame around the sample alone.
  let frame: SampleFrame
  private let link: @MainActor ([PropertyChange]) -> String
  private let text: PageSource.SampleText
  private let views: SampleViews
  /// The views of the sample. They are made again for the new sample after a play.
  private var sampleViews: [SampleView] = []
  private var inspected: InspectedSample?
  private var inspector: Inspector?
  private var accessibility: AccessibilityView?
  private var events: EventView?
  /// The view of the play, made when it first opens; nil without a play.
  private var playView: SampleView?
  private var playButton: Button?
  /// The changed properties of a link. Each new sample gets them.
  private var changes: [PropertyChange] = []
  private var side = 0

  init(_ sample: Sample, of page: GalleryPage, _ session: GallerySession) {
    let text = page.text(of: sample)
    self.text = text
    make = { Self.widget(of: sample) }
    steps = sample.play
    let widget = Self.widget(of: sample)
    self.sample = widget
    link = { [unowned session] changes in session.link(to: page, sample: sample.function, changes: changes) }
    let (views, frame) = (SampleViews(of: text.title), SampleFrame(widget))
    (self.views, self.frame) = (views, frame)
    section = Box(.vertical, spacing: 12) {
      Box(.vertical, spacing: 3) {
        Label.paragraph(text.title, "sample-title").with { $0.accessibleRole = .heading }
        Label.paragraph(text.caption, "sample-caption")
      }
      Box(.vertical) {
        frame
        Separator(.horizontal)
        views.widget
      }
      .with {
        $0.addStyleClass("sample-card")
        $0.clipsContent = true
      }
    }
    views.add("Source") { SourceView.make(text.code, of: text.title) }
    sampleViews = [
      views.add("Controls") { [unowned self] in inspectorOfSample().view },
      views.add("Accessibility") { [unowned self] in
        let view = AccessibilityView(of: self.sample, title: text.title)
        accessibility = view
        return view.view
      },
      views.add("Events") { [unowned self] in
        let view = EventView(of: inspectedSample(), title: text.title)
        events = view
        return view.view
      },
    ]
    if !steps.isEmpty {
      playView = views.add("Play") { [unowned self] in
        let play = PlayView(steps, title: text.title) { [weak self] tell in try await self?.play(tell) }
        playButton = play.run
        return play.view
      }
    }
    views.append(OverlayMenu.button(session, sample: text.title))
  }

  private static func widget(of sample: Sample) -> Widget {
    let widget = sample.make()
    // A single control keeps its own width.
    if widget is Control, widget.horizontalAlignment == .fill { widget.horizontalAlignment = .start }
    return widget
  }

  /// Sets the margin at each side of the sample, in logical pixels.
  func setMargin(_ side: Int) {
    self.side = side
    sample.setMargins(top: 24, bottom: 24, leading: side, trailing: side)
  }

  /// Changes properties of the sample's widgets, and opens their controls.
  func show(_ changes: [PropertyChange]) {
    self.changes = changes
    inspectedSample().apply(changes)
    sampleViews.first?.isOpen = true
    inspectorOfSample().refresh(showing: changes.first?.widget)
  }

  /// Runs the play on a new sample, with the changed properties of a link, and reports the progress of each step.
  ///
  /// - Returns: the reason of a failure; nil if every step has passed.
  /// - Throws: `CancellationError` when the task is cancelled.
  func play(_ tell: @MainActor (Int, PlayRun.Progress) -> Void) async throws -> String? {
    renew()
    return try await PlayRun(steps, on: sample).run(tell)
  }

  /// Opens the play, and returns the button that runs it; nil for no play.
  func openPlay() -> Button? {
    playView?.isOpen = true
    return playButton
  }

  // MARK: Parts

  private func renew() {
    inspected = nil
    inspector = nil
    sample = make()
    setMargin(side)
    frame.replace(by: sample)
    if !changes.isEmpty { inspectedSample().apply(changes) }
    for view in sampleViews { view.renew() }
  }

  private func inspectedSample() -> InspectedSample {
    let known = inspected ?? InspectedSample(sample)
    inspected = known
    return known
  }

  private func inspectorOfSample() -> Inspector {
    let known = inspector ?? Inspector(inspectedSample(), title: text.title, link: link)
    inspector = known
    return known
  }
}
