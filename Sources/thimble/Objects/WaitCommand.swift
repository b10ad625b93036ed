import ATSPI
import AccessibilityAudit
import ArgumentParser

/// `thimble wait`: waits until an object appears or disappears.
struct WaitCommand: ObjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "wait",
    abstract: "Wait until an application shows an object, or no longer does.",
    discussion: """
      Also waits for the application itself. Reads it again after each change that it reports, and once a second. \
      Without a condition it waits for a window. Prints the objects that match.

        thimble wait --app notes --role label --name Saved
        thimble wait --app notes --role button --name Save --state not-busy --timeout 60
        thimble wait --app notes --role dialog --gone

      Exit status: 0 the condition holds; 1 it did not hold in time; 2 the application could not be read, or did not answer.
      """
  )

  @OptionGroup var application: ApplicationOptions
  @OptionGroup var object: ObjectOptions
  @OptionGroup var form: FormatOption

  @Flag(help: "Wait until no object matches, or the application has ended.")
  var gone = false

  func validate() throws {
    if gone, object.query.isEmpty { throw ValidationError("Say which object: --role, --name, --id or --state.") }
  }

  func perform() async throws {
    let observer = try await application.observer()
    let app = gone ? try await observer.application(application.app) : try await observer.coming(application.app)
    let query = object.query
    let found: (list: ObjectList, objects: [Int])?
    do throws(ATSPIError) {
      found = try await app.wait(within: observer.remaining) { [gone] tree in
        let list = ObjectList(tree)
        let objects = query.isEmpty ? list.windows : query.matches(in: list)
        return objects.isEmpty == gone ? (list, objects) : nil
      }
    } catch {
      switch error.code {
      case .gone where gone: found = nil
      case .gone: throw ReadingFailure("\"\(app.name)\" has ended.")
      case .timedOut:
        guard await observer.answers(app) else {
          throw ReadingFailure("\"\(app.name)\" (process \(app.processID)) does not answer.")
        }
        throw try await failure(of: app, for: query)
      default: throw ReadingFailure(error)
      }
    }
    guard let found, !gone else { return }
    if form.format == .json {
      print(found.list.json(of: found.objects), terminator: "")
    } else {
      for index in found.objects { print(found.list.line(of: index)) }
    }
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
