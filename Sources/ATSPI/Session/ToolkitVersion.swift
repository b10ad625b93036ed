import AccessibilityAudit
import Synchronization

/// The toolkit of an application, as the application reports it; empty if it reports none.
struct ToolkitVersion: Hashable, Sendable {
  var name = ""
  var version = ""

  /// True for GTK 4.
  ///
  /// GTK 4 answers a call for all properties of an object. Each object has a path that no other object ever gets, and
  /// keeps its role and its interfaces as long as it has that path.
  var isGTK4: Bool { name.lowercased() == "gtk" && numbers.first == 4 }

  /// False for GTK 4 before 4.22, whose objects have no identifiers.
  var givesIdentifiers: Bool { !isGTK4 || numbers.count < 2 || numbers[1] >= 22 }

  /// True for Qt, whose sizes are wrong in answers about places in the window.
  var placesOnScreen: Bool { name.lowercased().hasPrefix("qt") }

  /// False for Java. There the question for the range of a spin button that has none is an error inside of the
  /// application, which some applications show to the user.
  var answersAboutSpinRanges: Bool { name.lowercased() != "j2se-access-bridge" }

  private var numbers: [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
}

extension Session {
  /// Returns the toolkit of the application with this connection. Each application is asked once.
  ///
  /// - Throws: An error if the application does not answer in time.
  func toolkit(of busName: String, by deadline: Deadline? = nil) async throws(ATSPIError) -> ToolkitVersion {
    if let known = toolkits.withLock({ $0[busName] }) { return known }
    let root = AccessibleID(busName: busName, path: BusCall.rootPath)
    let calls = ["ToolkitName", "Version"].map { BusCall.get($0, of: BusCall.application, root) }
    var answers = await answers(to: calls, by: deadline)
    let (name, version) = (try answers.takeIfOffered()?.string, try answers.takeIfOffered()?.string)
    let toolkit = ToolkitVersion(name: name ?? "", version: version ?? "")
    // An application that is starting or ending may answer later, so do not cache this.
    if name != nil { toolkits.withLock { $0[busName] = toolkit } }
    return toolkit
  }
}
