import ATSPI
import AccessibilityAudit
import ArgumentParser

/// `thimble type`: writes into a field.
struct TypeCommand: ObjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "type",
    abstract: "Write text into a field of a running application.",
    discussion: """
      Inserts the text at the caret of the field; --replace replaces the whole text. Without a condition it uses the field \
      that has the focus. Prints the object with its new text.

        thimble type --app notes --role entry --name Title 'Shopping list'

      The text goes over the accessibility bus. The command presses no keys, because no way to do so works on every display \
      (X11 would need XTest, and Wayland has none). So it cannot type keys such as Return, and refuses an object without \
      editable text.

      Exit status: 0 written; 1 no object or more than one matches, or it accepts no text; 2 the application could not be \
      read.
      """
  )

  @OptionGroup var application: ApplicationOptions
  @OptionGroup var one: OneObjectOptions
  @OptionGroup var form: FormatOption

  @Flag(help: "Replace the whole text.")
  var replace = false

  @Argument(help: "The text.")
  var text: String

  func perform() async throws {
    let observer = try await application.observer()
    let app = try await observer.application(application.app)
    let before = ObjectList(try await observer.read(app))
    let index = try one.find(in: before)
    let object = app.accessible(before.items[index].node)
    do {
      try await observer.act(on: app) { [replace, text] () async throws(ATSPIError) in
        try await replace ? object.setText(text) : object.insert(text)
      }
    } catch let error as ATSPIError where error.code == .unsupported {
      throw ObjectFailure(
        "\(before.line(of: index)) offers no editable text, and keys can only be sent through the display "
          + "(XTest), which this command does not do.")
    } catch let error as ATSPIError where error.code == .declined {
      throw ObjectFailure("\(before.line(of: index)) did not accept the text; it may be read-only.")
    }
    // A password is not printed.
    var list = before
    if before.items[index].node.role != .passwordText { list = ObjectList(try await observer.read(app)) }
    let now = list.items.firstIndex { $0.node.id == before.items[index].node.id } ?? index
    print(form.format == .json ? list.json(of: [now]) : list.line(of: now) + "\n", terminator: "")
  }
}
