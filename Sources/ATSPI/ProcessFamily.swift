import Glibc

/// A process that leads a session of its own, and all that descend from it.
///
/// Found by the session, by a line of the environment that is handed down, and by their parents: a descendant escapes
/// one of these, as a daemon leaves its session, but hardly all.
struct ProcessFamily: Sendable {
  /// The name of the variable by which descendants are known.
  static let variable = "THIMBLE_LAUNCHED_AS"

  /// The process that leads the session; nil where it had ended as soon as it was started, and is known by its mark alone.
  let leader: Int32?
  /// The value of ``variable``.
  let mark: String

  /// The processes of the family that run now.
  func members() -> Set<Int32> { members(among: ProcessTable.entries(), of: getpid()) }

  /// The members among the processes of a system, seen by one of these.
  ///
  /// That process, the ones that started it and the system's first process are never members, whatever they look like:
  /// members are ended.
  func members(
    among all: [Int32: ProcessTable.Entry], of observer: Int32,
    isMarked: (_ process: Int32, _ line: String) -> Bool = ProcessTable.environment(of:has:)
  ) -> Set<Int32> {
    var entries = all.filter { $0.key > 1 && !$0.value.isDead }
    var outside: Int32? = observer
    while let process = outside { outside = entries.removeValue(forKey: process)?.parent }
    let line = "\(Self.variable)=\(mark)"
    var members = Set(
      entries.filter { process, entry in
        // Session 0 is that of processes without one, such as the kernel's.
        (leader.map { $0 > 1 && ($0 == process || $0 == entry.session) } ?? false) || isMarked(process, line)
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
