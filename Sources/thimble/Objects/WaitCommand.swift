#if canImport(ArgumentParser)
  import ATSPI
  import AccessibilityAudit
  import ArgumentParser

  /// `thimble wait`: waits until an object appears or disappears.
  struct WaitCommand: ObjectCommand {
    static let configuration = CommandConfiguration(
      commandName: "wait",
      abstract: "Wait until an application shows an object, or no longer does.",
      discussion: """
        Also waits for the application itself, and for its return if it ends, as a program does that starts itself again. \
        Reads it again after each change that it reports, and once a second. \
        Without a condition it waits for a window. Prints the objects that match.

          thimble wait --app notes --role label --name Saved
          thimble wait --app notes --role button --name Save --state not-busy --timeout 60
          thimble wait --app notes --role dialog --gone

        Exit status: 0 the condition holds; 1 it did not hold in time; 2 the application could not be read, or did not answer; \
        3 another object is at the place of the id.
        """
    )

    @OptionGroup var application: ApplicationOptions
    @OptionGroup var object: ObjectOptions
    @OptionGroup var form: FormatOption

    @Flag(help: "Wait until no object matches, or the application has ended.")
    var gone = false

    func validate() throws {
      if gone { try object.checkIsNotEmpty() }
    }

    func perform() async throws {
      let observer = try await application.observer()
      let first = gone ? try await observer.application(application.app) : try await observer.coming(application.app)
      guard let found = try await found(in: first, observer), !gone else { return }
      let lines = found.objects.map { found.list.line(of: $0) + "\n" }
      Terminal.print(form.format == .json ? found.list.json(of: found.objects) : lines.joined(), as: form.format)
    }

    /// Waits for the objects, also if the application ends and comes back. Returns nil if it ends and the objects should be
    /// gone.
    private func found(
      in first: Application, _ observer: Observer
    ) async throws -> (list: ObjectList, objects: [Int])? {
      let query = object.query
      var app = first
      while true {
        do throws(ATSPIError) {
          return try await app.wait(within: observer.remaining) { [gone] tree in
            let list = ObjectList(tree)
            let objects = query.isEmpty ? list.windows : query.matches(in: list)
            return objects.isEmpty == gone ? (list, objects) : nil
          }
        } catch {
          switch error.code {
          case .gone where gone: return nil
          case .gone: app = try await returned(app, observer)
          case .timedOut:
            guard await observer.answers(app) else {
              throw ReadingFailure("\"\(app.name)\" (process \(app.processID)) does not answer.")
            }
            throw try await failure(of: app, for: query)
          default: throw ReadingFailure(error)
          }
        }
      }
    }

    /// Waits until an application that has ended is there again.
    private func returned(_ app: Application, _ observer: Observer) async throws -> Application {
      while observer.remaining > .zero, application.app == app.name {
        // The bus may list the one that has ended for a moment.
        try await Task.sleep(for: .milliseconds(100))
        if let new = try? await observer.coming(app.name), new != app { return new }
      }
      throw ReadingFailure("\"\(app.name)\" has ended.")
    }

    /// Returns the error for a wait that has timed out, with the nearest objects.
    private func failure(of app: Application, for query: ObjectQuery) async throws -> any Error {
      if gone { return ObjectFailure("\(query) is still shown in \"\(app.name)\".") }
      if query.isEmpty { return ObjectFailure("\"\(app.name)\" has shown no window in time.") }
      let list = ObjectList(try await app.tree(includingExtents: true, keepingParts: true, within: .seconds(2)))
      do throws(ObjectQueryError) {
        _ = try query.some(in: list)
        return ObjectFailure("\(query) came too late.")
      } catch {
        return error
      }
    }
  }
#endif
