import DesignTokens
import Thimble

/// A token file being written: the text, buttons that have its theme, and what is wrong with it, with the place.
///
/// While the text cannot be used the last good theme stays on the buttons.
@MainActor
final class TokenEditor {
  private weak var view: TextView?
  private weak var samples: Widget?
  private weak var problems: Box?

  /// Text and samples side by side where there is room, the problems below.
  ///
  /// - Parameters:
  ///   - name: what the text is called.
  ///   - text: what it is at first.
  ///   - samples: what has the theme.
  /// - Returns: the editor.
  static func make(_ name: String, _ text: String, samples: Widget) -> Widget {
    let view = TextView(editing: text)
    view.setAccessibleLabel(name)
    view.addStyleClass("editor")
    let scroller = ScrolledWindow(view)
    // As high whatever is written: nothing below moves.
    scroller.setContentHeight(minimum: 340, maximum: 340)
    scroller.setSizeRequest(width: 400)
    scroller.addStyleClass("editor")
    let problems = Box(.vertical, spacing: 6)
    let editor = TokenEditor(view, samples, problems)
    editor.apply()
    view.buffer.connect(.changed) { _ in editor.apply() }
    return Box(.vertical, spacing: 18) {
      WrapBox(spacing: 24, lineSpacing: 18) {
        scroller
        samples
      }
      problems
    }
  }

  private init(_ view: TextView, _ samples: Widget, _ problems: Box) {
    self.view = view
    self.samples = samples
    self.problems = problems
  }

  private func apply() {
    guard let view else { return }
    view.clearErrors()
    do throws(TokenError) {
      let theme = try Theme(tokens: view.text, name: "tokens")
      samples?.setTheme(theme)
      show(theme.diagnostics)
    } catch {
      show([error.diagnostic])
    }
  }

  /// The first few, those with a place before the others.
  private func show(_ diagnostics: [Diagnostic]) {
    guard let problems else { return }
    for row in problems.children { problems.remove(row) }
    let shown = 4
    let placed = diagnostics.filter { $0.location != nil } + diagnostics.filter { $0.location == nil }
    for diagnostic in placed.prefix(shown) { problems.append(row(diagnostic)) }
    if placed.isEmpty { problems.append(Label("Nothing is wrong.").with { $0.xAlign = 0 }) }
    if placed.count > shown { problems.append(Label("And \(placed.count - shown) more.").with { $0.xAlign = 0 }) }
  }

  private func row(_ diagnostic: Diagnostic) -> Widget {
    var text = diagnostic
    text.location = nil
    let message = Label(text.description)
    message.wraps = true
    message.xAlign = 0
    message.expandsHorizontally = true
    guard let place = diagnostic.location else { return message }
    view?.underlineError(line: place.line, column: place.column)
    let go = Button("\(place.line):\(place.column)", variant: .outlined, size: .small) { [weak view] in
      view?.placeCursor(line: place.line, column: place.column)
      view?.grabFocus()
    }
    go.setAccessibilityLabel("Go to line \(place.line), column \(place.column)")
    go.verticalAlignment = .start
    return Box(.horizontal, spacing: 12) {
      go
      message
    }
  }
}
