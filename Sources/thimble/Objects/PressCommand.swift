#if canImport(ArgumentParser)
  import ATSPI
  import AccessibilityAudit
  import ArgumentParser

  /// `thimble press`: performs the accessible action of an object.
  struct PressCommand: ObjectCommand {
    static let configuration = CommandConfiguration(
      commandName: "press",
      abstract: "Press a control of a running application, or perform another of its actions.",
      discussion: """
        Performs the control's accessible action, as voice control and switches do, and prints the object and the action. \
        The application may perform it later (GTK 4 after a quarter of a second): `thimble wait` waits for the effect. An \
        application that does not answer while its new window or menu is open (Qt) has done the action; the output has what \
        was opened.

          thimble press --app notes --role button --name Save
          thimble press --app notes --description 'Main menu'
          thimble press --app notes --id 1.3.2~kq7f3xm --action toggle

        If no object or more than one matches, nothing is pressed, and the nearest objects are listed. An id holds only for \
        the object from which it was read. If that object has changed its role, name, description or place, or has gone, \
        nothing is pressed, and the object that is there now is printed.

        Exit status: 0 done; 1 no object or more than one matches, or the object has no such action or declined it; 2 the \
        application could not be read; 3 the id is that of another object.
        """
    )

    @OptionGroup var application: ApplicationOptions
    @OptionGroup var one: OneObjectOptions
    @OptionGroup var form: FormatOption

    @Option(help: ArgumentHelp("The action; by default the one that a click performs.", valueName: "action"))
    var action: String?

    func validate() throws {
      try one.object.checkIsNotEmpty()
    }

    func perform() async throws {
      let observer = try await application.observer()
      let app = try await observer.application(application.app)
      let list = ObjectList(try await observer.read(app))
      let index = try one.find(in: list)
      let item = list.items[index]
      guard let chosen = item.action(named: action) else {
        let names = item.actor.actions.map(\.name).joined(separator: ", ")
        throw ObjectFailure(
          "\(list.line(of: index)) has no action" + (action.map { " \"\($0)\"" } ?? "")
            + (names.isEmpty ? "." : "; there are: \(names)."))
      }
      let object = app.accessible(item.actor)
      let opened: [Opened]
      do {
        opened = try await observer.act(on: app, unlessOpening: list) { () async throws(ATSPIError) in
          try await object.perform(at: chosen)
        }
      } catch let error as ATSPIError where error.code == .declined {
        throw ObjectFailure("\(list.line(of: index)) declined \"\(item.actor.actions[chosen].name)\".")
      }
      let name = item.actor.actions[chosen].name
      let lines = ["\(list.line(of: index)): \(name)"] + opened.map { "opened \($0.line)" }
      Terminal.print(
        form.format == .json
          ? list.json(of: [index], action: name, opened: opened.map(\.id)) : lines.joined(separator: "\n") + "\n",
        as: form.format)
    }
  }
#endif
