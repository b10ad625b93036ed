import AccessibilityAudit
import Synchronization

/// A cache of facts about objects of GTK 4 that never change: see ``ToolkitVersion/isGTK4``.
final class FixedFacts: Sendable {
  /// The facts of one object.
  struct Facts: Sendable {
    var role: AccessibleRole
    /// The interfaces; nil if they were not read.
    var interfaces: Interfaces?
  }

  /// The number of objects to keep, which take a few megabytes. A larger tree is rarely searched again and again.
  private static let most = 20_000

  private let facts = Mutex<[AccessibleID: Facts]>([:])

  /// The known facts of an object.
  subscript(id: AccessibleID) -> Facts? {
    facts.withLock { $0[id] }
  }

  /// Keeps the facts of an object.
  func add(_ new: Facts, of id: AccessibleID) {
    facts.withLock { facts in
      // The cache does not notice objects that go. That is safe, because their paths are never used again.
      if facts.count >= Self.most { facts = [:] }
      facts[id] = new
    }
  }
}

/// The interfaces of an object that give further facts.
struct Interfaces: OptionSet, Sendable {
  let rawValue: UInt8

  static let action = Interfaces(rawValue: 1)
  static let component = Interfaces(rawValue: 2)
  static let text = Interfaces(rawValue: 4)
  static let value = Interfaces(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the interfaces among these names.
  init(names: [String]) {
    let known: [String: Interfaces] = [
      BusCall.action: .action, BusCall.component: .component, BusCall.text: .text, BusCall.value: .value,
    ]
    self = Interfaces(names.compactMap { known[$0] })
  }
}
