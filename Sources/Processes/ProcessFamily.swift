import Glibc

/// A process, usually one that leads a session of its own, and its descendants.
///
/// Three facts identify a descendant: its session, a line in its environment, and its parent. A daemon leaves its
/// session, but a descendant rarely escapes all three.
package struct ProcessFamily: Sendable {
  /// The environment variable that marks descendants.
  package static let variable = "THIMBLE_LAUNCHED_AS"

  /// The process that leads the session; nil once its number may belong to another program. Then only the mark counts.
  package var leader: Int32?
  /// The value of ``variable``.
  let mark: String

  /// Returns a new value of ``variable`` for a program that this process starts.
  package static func newMark() -> String { "\(getpid())-\(UInt64.random(in: .min ... .max))" }

  /// Creates the family of the process that leads it, and of those marked with this value of ``variable``.
  package init(leader: Int32?, mark: String) {
    self.leader = leader
    self.mark = mark
  }

  /// Returns the processes of the family that run now.
  package func members() -> Set<Int32> {
    // A process may start a child and end between the listing and the reading of its entry. The next list has the
    // child.
    for _ in 0..<3 {
      let members = members(among: ProcessTable.entries(), of: getpid())
      if !members.isEmpty { return members }
    }
    return []
  }

  /// Returns the members among the processes of a system.
  ///
  /// The caller ends all members. So the observer, the processes that started it and the system's first process are
  /// never members.
  func members(
    among all: [Int32: ProcessTable.Entry], of observer: Int32,
    isMarked: (_ process: Int32, _ line: String) -> Bool = ProcessTable.environment(of:has:)
  ) -> Set<Int32> {
    // Reading an environment takes longest. A process that is older than the leader is no descendant.
    let start = leader.flatMap { all[$0]?.start } ?? 0
    var entries = all.filter { $0.key > 1 && !$0.value.isDead && $0.value.start >= start }
    var outside: Int32? = observer
    while let process = outside { outside = entries.removeValue(forKey: process)?.parent }
    let line = "\(Self.variable)=\(mark)"
    var members = Set(
      entries.filter { process, entry in
        // Session 0 stands for no session, as in the kernel's processes.
        (leader.map { $0 > 1 && ($0 == process || $0 == entry.session) } ?? false)
          || entry.session != 0 && isMarked(process, line)
      }.keys)
    var isGrowing = !members.isEmpty
    while isGrowing {
      let children = entries.filter { members.contains($0.value.parent) && !members.contains($0.key) }
      members.formUnion(children.keys)
      isGrowing = !children.isEmpty
    }
    return members
  }
}
