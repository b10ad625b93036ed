#if canImport(ArgumentParser)
  import AccessibilityAudit
  import ArgumentParser

  /// `thimble say`: prints the words of a screen reader.
  struct SayCommand: ObjectCommand {
    static let configuration = CommandConfiguration(
      commandName: "say",
      abstract: "Print what a screen reader says of an object, without a screen reader.",
      discussion: """
        Prints name, role, states, value and description in the order of the screen reader Orca, in English. They come from \
        the accessible tree alone: the words of Orca itself depend on its version and settings, and on where the focus was \
        before. Without a condition it prints the words for the object that has the focus.

          thimble say --app notes
          thimble say --app notes --role button --name Save

        Exit status: 0 printed; 1 no object or more than one matches, or nothing has the focus; 2 the application could not \
        be read; 3 the id is that of another object.
        """
    )

    @OptionGroup var application: ApplicationOptions
    @OptionGroup var one: OneObjectOptions
    @OptionGroup var form: FormatOption

    func perform() async throws {
      let observer = try await application.observer()
      let list = ObjectList(try await observer.look(at: application.app))
      let index = try one.find(in: list)
      let spoken = Spoken(index, in: list)
      Terminal.print(form.format == .json ? list.json(spoken, of: index) : spoken.text + "\n", as: form.format)
    }
  }
#endif
