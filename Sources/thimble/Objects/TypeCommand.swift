#if canImport(ArgumentParser)
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
        that has the focus. Reads the field again, and prints it with its new text.

          thimble type --app notes --role entry --name Title 'Shopping list'

        The text goes over the accessibility bus. The command presses no keys, because no way to do so works on every display \
        (X11 would need XTest, and Wayland has none). So it cannot type keys such as Return, and refuses an object without \
        editable text.

        Exit status: 0 written; 1 no object or more than one matches, or it accepts no text or holds another one afterwards; \
        2 the application could not be read; 3 the id is that of another object.
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
      let old = (try? await object.text()) ?? ""
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
      let isSecret = before.items[index].node.role == .passwordText
      let new = try await textAfterwards(in: object, after: old, isSecret: isSecret, by: observer)
      guard new == nil else {
        let held = new.map { isSecret ? "" : ": it holds \($0.quoted)" } ?? ""
        throw ObjectFailure("\(before.line(of: index)) accepted the text, but does not hold it\(held).")
      }
      let list = isSecret ? before : ObjectList(try await observer.read(app))
      let now = list.items.firstIndex { $0.node.id == before.items[index].node.id } ?? index
      Terminal.print(form.format == .json ? list.json(of: [now]) : list.line(of: now) + "\n", as: form.format)
    }

    /// The longest time until a field shows what was written.
    private static let limit = Duration.seconds(2)

    /// Waits until the field holds what was written. Returns nil then, and otherwise the text that it holds.
    private func textAfterwards(
      in object: Accessible, after old: String, isSecret: Bool, by observer: Observer
    ) async throws(ATSPIError) -> String? {
      // A field for secrets tells at most the number of its characters.
      let holds: @Sendable (String) -> Bool = { [replace, text] new in
        if isSecret { return new.isEmpty || new.count == text.count + (replace ? 0 : old.count) }
        return replace ? new == text : new.contains(text) && new.count == old.count + text.count
      }
      do throws(ATSPIError) {
        try await object.wait(within: min(Self.limit, observer.remaining)) { holds($0.text ?? "") }
        return nil
      } catch {
        guard error.code == .timedOut else { throw error }
        return try await object.text()
      }
    }
  }
#endif
