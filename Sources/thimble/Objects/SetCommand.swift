#if canImport(ArgumentParser)
  import ATSPI
  import AccessibilityAudit
  import ArgumentParser

  /// `thimble set`: sets a number, turns a control on or off, or selects an item.
  struct SetCommand: ObjectCommand {
    static let configuration = CommandConfiguration(
      commandName: "set",
      abstract: "Set a number, turn a control on or off, or select an item of a running application.",
      discussion: """
        The value is a number for a slider, a spin button or the like; "on" or "off" for a switch, a check box or a toggle \
        button; and "selected" for a tab, a row or a cell. Waits until the object has the value, and prints it.

          thimble set --app notes --role slider --name Volume 40
          thimble set --app notes --role switch --name Wi-Fi on
          thimble set --app notes --role tab --name Pictures selected

        A number below 0 follows --: thimble set --app notes --name Balance -- -3

        Exit status: 0 the object has the value; 1 no object or more than one matches, or it takes no such value or has \
        another one afterwards; 2 the application could not be read; 3 the id is that of another object.
        """
    )

    @OptionGroup var application: ApplicationOptions
    @OptionGroup var one: OneObjectOptions
    @OptionGroup var form: FormatOption

    @Argument(help: "A number, on, off or selected.")
    var value: Value

    /// The longest time until an object has its new value.
    private static let limit = Duration.seconds(5)

    /// A value to set.
    enum Value: ExpressibleByArgument {
      case number(Double), on, off, selected

      init?(argument: String) {
        switch argument {
        case "on": self = .on
        case "off": self = .off
        case "selected": self = .selected
        default:
          guard let number = Double(argument), number.isFinite else { return nil }
          self = .number(number)
        }
      }
    }

    func validate() throws { try one.object.checkIsNotEmpty() }

    func perform() async throws {
      let observer = try await application.observer()
      let app = try await observer.application(application.app)
      let before = ObjectList(try await observer.read(app))
      let index = try one.find(in: before)
      let node = try await set(before.items[index], in: before, index, of: app, observer)
      let list = ObjectList(try await observer.read(app))
      let now = list.items.firstIndex { $0.node.id == node.id }
      let (shown, place) = now.map { (list, $0) } ?? (before, index)
      Terminal.print(form.format == .json ? shown.json(of: [place]) : shown.line(of: place) + "\n", as: form.format)
    }

    /// Sets the value, and returns the object that has it.
    private func set(
      _ item: ObjectList.Item, in list: ObjectList, _ index: Int, of app: Application, _ observer: Observer
    ) async throws -> AccessibleNode {
      let line = list.line(of: index)
      // GTK's controls of two halves have the state in one of them.
      let node = item.node.value == nil && item.node.states.isDisjoint(with: .marks) ? item.actor : item.node
      let object = app.accessible(node)
      switch value {
      case .number(let number):
        guard node.value != nil else { throw ObjectFailure("\(line) has no number.") }
        try await observer.act(on: app) { () async throws(ATSPIError) in try await object.setValue(number) }
        try await expect(object, line, observer) { abs(($0.value?.current ?? .infinity) - number) < 0.000_1 }
      case .on, .off:
        let isOn = if case .on = value { true } else { false }
        guard node.canBeOn, let click = item.action(named: nil) else {
          throw ObjectFailure("\(line) cannot be turned on or off: it has no such state, or no action.")
        }
        if node.states.isOn != isOn {
          let actor = app.accessible(item.actor)
          try await observer.act(on: app) { () async throws(ATSPIError) in try await actor.perform(at: click) }
        }
        try await expect(object, line, observer) { $0.states.isOn == isOn }
      case .selected:
        do {
          try await observer.act(on: app) { () async throws(ATSPIError) in try await object.select() }
        } catch let error as ATSPIError where [.unsupported, .declined].contains(error.code) {
          throw ObjectFailure("\(line) cannot be selected: \(error.message).")
        }
        try await expect(object, line, observer) { $0.states.contains(.selected) }
      }
      return node
    }

    /// Waits until an object has the value.
    private func expect(
      _ object: Accessible, _ line: String, _ observer: Observer, _ holds: @Sendable (AccessibleNode) -> Bool
    ) async throws {
      do throws(ATSPIError) {
        try await object.wait(within: min(Self.limit, observer.remaining), until: holds)
      } catch {
        guard error.code == .timedOut else { throw error }
        let now = try await object.node()
        throw ObjectFailure("\(line) does not take the value; it is now \(now.summary).")
      }
    }
  }

  extension AccessibleNode {
    /// True for an object that is on or off. Before 4.10, GTK has no role for a toggle button, so that only a pressed one
    /// is known.
    fileprivate var canBeOn: Bool {
      [.checkBox, .checkMenuItem, .radioButton, .radioMenuItem, .switch, .toggleButton].contains(role)
        || !states.isDisjoint(with: .marks)
    }
  }

  extension AccessibleState {
    /// The states of an object that is on, and of one that can be.
    fileprivate static let marks: AccessibleState = [.checked, .pressed, .checkable]

    fileprivate var isOn: Bool { !isDisjoint(with: [.checked, .pressed]) }
  }
#endif
