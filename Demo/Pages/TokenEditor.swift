import DesignTokens
import Thimble

/// A token file being written: the text, buttons that have its theme, and what is wrong with it, with the place.
///
/// While the text cannot be used the last good theme stays on the buttons.
@MainActor
final class TokenEditor {
  /// What places in the text have for a file's name.
  private static let file = "tokens"

  private weak var view: TextView?
  private weak var samples: Widget?
  private weak var problems: Box?
  private let description: FieldDescription

  /// The samples, the text below, and what is wrong with it below that.
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
    scroller.addStyleClass("editor")
    let problems = Box(.vertical, spacing: 9)
    let editor = TokenEditor(view, samples, problems)
    editor.apply()
    view.buffer.connect(.changed) { _ in editor.apply() }
    return Box(.vertical, spacing: 18) {
      samples
      scroller
      problems
    }
  }

  private init(_ view: TextView, _ samples: Widget, _ problems: Box) {
    self.view = view
    self.samples = samples
    self.problems = problems
    description = FieldDescription(of: view)
  }

  private func apply() {
    guard let view else { return }
    view.clearErrors()
    do throws(TokenError) {
      let theme = try Theme(tokens: view.text, name: Self.file)
      samples?.setTheme(theme)
      show(theme.diagnostics)
    } catch {
      show([error.diagnostic])
    }
  }

  /// The first few, those of this text before what follows from them elsewhere.
  private func show(_ diagnostics: [Diagnostic]) {
    guard let problems else { return }
    for row in problems.children { problems.remove(row) }
    let shown = 4
    let ordered = diagnostics.filter { Self.place($0) != nil } + diagnostics.filter { Self.place($0) == nil }
    for diagnostic in ordered.prefix(shown) { problems.append(row(diagnostic)) }
    if ordered.isEmpty { problems.append(Label("Nothing is wrong.").with { $0.xAlign = 0 }) }
    if ordered.count > shown { problems.append(Label("And \(ordered.count - shown) more.").with { $0.xAlign = 0 }) }
    description.set(ordered.isEmpty ? nil : ordered.prefix(shown).map(Self.spoken).joined(separator: " "))
  }

  /// The place in this text: what is wrong may be in the files of the default theme, too, which it refers to.
  private static func place(_ diagnostic: Diagnostic) -> SourceLocation? {
    diagnostic.location.flatMap { $0.file == file ? $0 : nil }
  }

  /// A problem with its place in words.
  private static func spoken(_ diagnostic: Diagnostic) -> String {
    let place = place(diagnostic).map { "Line \($0.line), column \($0.column): " } ?? ""
    return "\(place)\(unplaced(diagnostic))."
  }

  private static func unplaced(_ diagnostic: Diagnostic) -> String {
    var text = diagnostic
    text.location = nil
    return text.description
  }

  private func row(_ diagnostic: Diagnostic) -> Widget {
    let message = Label(Self.unplaced(diagnostic))
    message.wraps = true
    message.xAlign = 0
    message.expandsHorizontally = true
    guard let place = Self.place(diagnostic) else { return message }
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
