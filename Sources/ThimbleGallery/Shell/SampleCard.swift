import Thimble

/// A sample on a card, with its title and caption, and a button that shows it in the inspector.
@MainActor
final class SampleCard {
  /// Title, caption and card.
  let section: Widget
  /// The title of the sample.
  private(set) var title: String
  /// The drawings above the sample.
  var overlays: [SampleOverlay] = [] { didSet { if overlays != oldValue { frame.show(overlays) } } }
  /// The frame around the sample alone.
  let frame: SampleFrame
  /// The button that shows the sample in the inspector.
  let inspect: IconButton
  /// Called when somebody presses ``inspect``.
  var onInspect: @MainActor () -> Void = {}
  /// Called after a new sample has replaced the one that was there.
  var onRenew: @MainActor () -> Void = {}
  /// Indicates whether the inspector shows the sample. The default is false.
  var isInspected = false {
    didSet {
      card.setStyleClass("inspected", isInspected)
      inspect.setAccessibleExpanded(isInspected)
    }
  }
  private let card: Box
  private let titleLabel: Label
  private let captionLabel: Label
  private let make: @MainActor () -> Widget
  private let decorate: @MainActor (Widget) -> Widget
  private let background: Sample.Background
  private var sample: Widget
  /// The sample with the widgets around it that do not belong to it.
  private var content: Widget
  private let steps: [PlayStep]
  private let link: @MainActor ([PropertyChange]) -> String
  private var code: String
  private let controlNames: [String]
  private let changedPictures: [ChangedPictures.Change]
  private var inspected: InspectedSample?
  private var controls: ControlsView?
  private var views: [InspectorTab: Widget] = [:]
  /// The objects behind the views of the current sample.
  private var keepers: [AnyObject] = []
  private var playButton: Button?
  /// The play that goes step by step; nil before the first step and after the last one.
  private var stepping: PlayRun?
  /// The changed properties of a link. Each new sample gets them.
  private var changes: [PropertyChange] = []
  private var side = 0

  init(_ sample: Sample, of page: GalleryPage, _ session: GallerySession) {
    let text = page.text(of: sample)
    (title, code) = (text.title, text.code)
    make = { Self.widget(of: sample) }
    (steps, controlNames, background) = (sample.play, sample.controls, sample.background)
    changedPictures = session.changedPictures?.changes(of: sample.function, on: page.id) ?? []
    let widget = Self.widget(of: sample)
    let content = sample.decorate(widget)
    (decorate, self.sample, self.content) = (sample.decorate, widget, content)
    link = { [unowned session] changes in session.link(to: page, sample: sample.function, changes: changes) }
    let frame = SampleFrame(widget, in: content)
    if let background = sample.background.styleClass { frame.addStyleClass(background) }
    self.frame = frame
    let inspect = IconButton(icon: "document-properties-symbolic", accessibilityLabel: "Inspect \(text.title)")
    inspect.variant = .plain
    inspect.size = .small
    inspect.verticalAlignment = .start
    inspect.setAccessibleExpanded(false)
    self.inspect = inspect
    let card = Box(.vertical) { frame }
    self.card = card
    card.addStyleClass("sample-card")
    card.clipsContent = true
    let title = Label.paragraph(text.title, "sample-title").with { $0.accessibleRole = .heading }
    title.expandsHorizontally = true
    let caption = Label.paragraph(text.caption, "sample-caption")
    caption.isVisible = !text.caption.parts.isEmpty
    (titleLabel, captionLabel) = (title, caption)
    // A row of a box would ask the texts for their widths at its height.
    let head = Grid(rowSpacing: 3, columnSpacing: 9)
    head.attach(title, column: 0, row: 0)
    if !sample.tags.isEmpty { head.attach(Label.tags(sample.tags), column: 1, row: 0) }
    head.attach(inspect, column: 2, row: 0, height: 2)
    head.attach(caption, column: 0, row: 1)
    section = Box(.vertical, spacing: 12) {
      head
      card
    }
    frame.staysWholeWithFocus()
    inspect.connect(.clicked) { [weak self] _ in self?.onInspect() }
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
    content.setMargins(top: 24, bottom: 24, leading: side, trailing: side)
  }

  /// Shows other texts.
  func show(_ text: PageSource.SampleText) {
    captionLabel.show(text.caption)
    captionLabel.isVisible = !text.caption.parts.isEmpty
    guard (text.title, text.code) != (title, code) else { return }
    (title, code) = (text.title, text.code)
    titleLabel.text = title
    inspect.setAccessibilityLabel("Inspect \(title)")
    // The title is a part of the names in the views.
    (views, keepers, controls) = ([:], [], nil)
    onRenew()
  }

  /// Changes properties of the sample's widgets.
  func apply(_ changes: [PropertyChange]) {
    self.changes = changes
    inspectedSample().apply(changes)
    controls?.refresh(showing: changes.first?.widget)
  }

  /// The changes that somebody made to the sample, in Swift; empty without changes.
  var changesInSwift: String { inspectedSample().code(in: .swift) }

  /// Runs the play on a new sample, with the changed properties of a link, and reports the progress of each step.
  ///
  /// - Returns: the reason of a failure; nil if every step has passed.
  /// - Throws: `CancellationError` when the task is cancelled.
  func play(_ tell: @MainActor (Int, PlayRun.Progress) -> Void) async throws -> String? {
    renew()
    return try await PlayRun(steps, on: sample).run(tell)
  }

  /// Runs the next step of the play: the first one on a new sample, as ``play(_:)`` does.
  private func playNextStep(_ tell: @MainActor (Int, PlayRun.Progress) -> Void) async throws -> String? {
    if stepping == nil {
      renew()
      stepping = PlayRun(steps, on: sample)
    }
    let reason = try await stepping?.runNext(tell)
    if reason != nil || stepping?.isAtEnd == true { stepping = nil }
    return reason
  }

  private func renew() {
    inspected = nil
    controls = nil
    stepping = nil
    // The source and the play belong to every sample of the card.
    views = views.filter { $0.key == .source || $0.key == .play }
    keepers = []
    sample = make()
    content = decorate(sample)
    setMargin(side)
    frame.replace(by: sample, in: content)
    if !changes.isEmpty { inspectedSample().apply(changes) }
    onRenew()
  }

  private func inspectedSample() -> InspectedSample {
    let known = inspected ?? InspectedSample(sample, controls: controlNames)
    inspected = known
    return known
  }

  // MARK: Views

  /// Returns the view of a tab. It is made when it is first shown, and stays as long as the sample.
  func view(_ tab: InspectorTab) -> Widget {
    let known = views[tab] ?? makeView(tab)
    views[tab] = known
    return known
  }

  /// The button that runs the play; nil for no play.
  var runPlay: Button? {
    _ = view(.play)
    return playButton
  }

  private func makeView(_ tab: InspectorTab) -> Widget {
    switch tab {
    case .controls:
      let view = ControlsView(inspectedSample(), title: title, link: link)
      if let change = changes.first { view.refresh(showing: change.widget) }
      controls = view
      return view.view
    case .source: return SourceView.make(code, of: title)
    case .accessibility:
      let view = AccessibilityView(of: sample, title: title)
      keepers.append(view)
      return view.view
    case .events:
      let view = EventView(of: inspectedSample(), title: title)
      keepers.append(view)
      return view.view
    case .sideBySide:
      let view = MatrixView(title: title, background: background) { [weak self, make, controlNames] in
        let copy = InspectedSample(make(), controls: controlNames)
        copy.apply(self?.inspectedSample().changes ?? [])
        return copy
      }
      keepers.append(view)
      return changedPictures.isEmpty
        ? view.view
        : Box(.vertical) {
          ChangedPicturesView.make(changedPictures, of: title)
          view.view
        }
    case .play:
      guard !steps.isEmpty else { return Label.paragraph("This sample has no play.", "inspector-note") }
      let play = PlayView(steps, title: title) { [weak self] tell in
        try await self?.play(tell)
      } step: { [weak self] tell in
        try await self?.playNextStep(tell)
      }
      playButton = play.run
      return play.view
    }
  }
}
