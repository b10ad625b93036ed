import AccessibilityAudit
import Synchronization

/// The facts about objects of GTK 4 that never change, from earlier readings: see ``ToolkitVersion/isGTK4``.
final class FixedFacts: Sendable {
  /// The facts of one object.
  struct Facts: Sendable {
    var role: AccessibleRole
    /// Nil if they were not read.
    var interfaces: Interfaces?
  }

  /// The objects that are kept: a few megabytes. A tree that is larger is rarely searched again and again.
  private static let most = 20_000

  private let facts = Mutex<[AccessibleID: Facts]>([:])

  /// The facts that are known.
  subscript(id: AccessibleID) -> Facts? {
    facts.withLock { $0[id] }
  }

  /// Keeps the facts of an object.
  func add(_ new: Facts, of id: AccessibleID) {
    facts.withLock { facts in
      // Objects go without being missed here, and their paths do not come again.
      if facts.count >= Self.most { facts = [:] }
      facts[id] = new
    }
  }
}

/// The interfaces of an object by which its further facts are read.
struct Interfaces: OptionSet, Sendable {
  let rawValue: UInt8

  static let action = Interfaces(rawValue: 1)
  static let component = Interfaces(rawValue: 2)
  static let text = Interfaces(rawValue: 4)
  static let value = Interfaces(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The interfaces among these names.
  init(names: [String]) {
    let known: [String: Interfaces] = [
      BusCall.action: .action, BusCall.component: .component, BusCall.text: .text, BusCall.value: .value,
    ]
    self = Interfaces(names.compactMap { known[$0] })
  }
}
