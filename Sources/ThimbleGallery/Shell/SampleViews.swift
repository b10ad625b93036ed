import Thimble

/// The views that open below a sample, such as its source: a tool bar with a button for each, and the open ones.
///
/// The tool bar is one Tab stop.
@MainActor
final class SampleViews {
  let widget: Widget
  private let sample: String
  private let bar: ButtonGroup
  private let column: Box
  private var views: [SampleView] = []

  /// Creates the views of the sample with this title.
  init(of sample: String) {
    self.sample = sample
    let (bar, column) = (ButtonGroup(toolbar: "Views of \(sample)"), Box(.vertical) {})
    (self.bar, self.column) = (bar, column)
    bar.isLinked = false
    bar.wraps = true
    bar.setMargins(top: 6, bottom: 6, leading: 12, trailing: 12)
    widget = Box(.vertical) {
      bar
      column
    }
  }

  /// Adds a button to the tool bar, after the existing views.
  func append(_ button: Button) { bar.append(button) }

  /// Adds a view, which is made when it first opens.
  ///
  /// - Returns: the view, to open it.
  @discardableResult
  func add(_ title: String, _ make: @escaping @MainActor () -> Widget) -> SampleView {
    let view = SampleView(title, of: sample, make)
    views.append(view)
    bar.append(view.button)
    column.append(view.content)
    return view
  }
}

/// A view below a sample, and the button that opens and closes it.
@MainActor
final class SampleView {
  let button: Button
  let content = Box(.vertical) {}
  private let make: @MainActor () -> Widget

  /// Indicates whether the view is shown. The default is false.
  var isOpen = false {
    didSet {
      if isOpen, content.children.isEmpty { content.append(make()) }
      content.isVisible = isOpen
      button.icon = isOpen ? "pan-down-symbolic" : "pan-end-symbolic"
      button.setAccessibleExpanded(isOpen)
    }
  }

  /// Makes the content again: now if it is shown, otherwise when it opens.
  func renew() {
    content.removeAll()
    if isOpen { content.append(make()) }
  }

  init(_ title: String, of sample: String, _ make: @escaping @MainActor () -> Widget) {
    self.make = make
    button = Button(title, icon: "pan-end-symbolic", variant: .plain, size: .small) {}
    button.setAccessibilityLabel("\(title) of \(sample)")
    button.setAccessibleExpanded(false)
    content.isVisible = false
    button.connect(.clicked) { [weak self] _ in self?.isOpen.toggle() }
  }
}
