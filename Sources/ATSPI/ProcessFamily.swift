import Glibc

/// A process that leads a session of its own, and all that descend from it.
///
/// Found by the session, by a line of the environment that is handed down, and by their parents: a descendant escapes
/// one of these, as a daemon leaves its session, but hardly all.
struct ProcessFamily: Sendable {
  /// The name of the variable by which descendants are known.
  static let variable = "THIMBLE_LAUNCHED_AS"

  let leader: Int32
  /// The value of ``variable``.
  let mark: String

  /// The processes of the family that run now.
  func members() -> Set<Int32> {
    let entries = ProcessTable.entries().filter { !$0.value.isDead && $0.key != getpid() }
    let line = "\(Self.variable)=\(mark)"
    var members = Set(
      entries.filter { process, entry in
        process == leader || entry.session == leader || ProcessTable.environment(of: process, has: line)
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
