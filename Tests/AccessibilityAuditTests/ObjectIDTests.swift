import AccessibilityAudit
import Testing

/// Ids that hold only for the object from which they were read.
@Suite struct ObjectIDTests {
  private func button(_ name: String, _ number: Int, _ description: String = "") -> AccessibleNode {
    AccessibleNode(
      id: AccessibleID(busName: ":1.1", path: "/\(number)"), role: .pushButton, name: name, description: description,
      states: [.focusable, .sensitive], actions: [AccessibleAction(name: "click")])
  }

  private func list(_ buttons: [AccessibleNode], title: String = "Notes", toolkit: String = "GTK") -> ObjectList {
    let window = AccessibleNode(
      id: AccessibleID(busName: ":1.1", path: "/w"), role: .frame, name: title, children: buttons)
    return ObjectList(
      AccessibleTree(root: AccessibleNode(role: .application, name: "notes", children: [window]), toolkit: toolkit))
  }

  /// Returns the path of the object that an id leads to, or the message of the refusal.
  private func found(_ id: String, in list: ObjectList) -> String {
    do throws(ObjectQueryError) {
      return list.items[try ObjectQuery(id: id).only(in: list)].node.id.path
    } catch {
      return error.isOfOtherObject ? error.description : "unknown: \(error.description)"
    }
  }

  @Test func `An id leads to its object, also when other parts of the window change`() {
    let id = list([button("Earlier", 1), button("OK", 2)]).items[3].id
    #expect(found(id, in: list([button("Sooner", 1), button("OK", 2), button("Cancel", 3)], title: "*Notes")) == "/2")
  }

  @Test func `An id refuses the object that came to its place, and names it`() throws {
    let id = list([button("Earlier", 1), button("OK", 2), button("Cancel", 3)]).items[3].id
    let now = list([button("OK", 2), button("Cancel", 3)])
    #expect(
      found(id, in: now) == """
        the object of the id \(id) has changed, moved or gone; there is now:
          \(now.line(of: 3))   in frame "Notes"
          \(now.line(of: 2))   in frame "Notes"
        """)
    #expect(found(id, in: list([])) == "no object is at 1.2 any more.")
    #expect(found("1.2", in: now).hasPrefix("1.2 is a place, and an id also has marks of the object; there is now:\n"))
  }

  @Test func `An id refuses an object whose name, description or surroundings have changed`() {
    let before = list([button("Play", 1, "Plays the song")])
    let id = before.items[2].id
    let around = AccessibleNode(role: .grouping, name: "Later", children: [button("Play", 1, "Plays the song")])
    for now in [[button("Pause", 1, "Plays the song")], [button("Play", 1, "Plays the film")], [around]] {
      #expect(found(id, in: list(now)).hasPrefix("the object of the id"), "\(now)")
    }
  }

  @Test func `The short form of an id holds in another run, and not for one of several that are alike`() throws {
    let first = list([button("Save", 1), button("Delete", 2), button("Delete", 3)])
    let second = list([button("Save", 11), button("Delete", 12), button("Delete", 13)])
    #expect(found(first.items[2].identity.lasting, in: second) == "/11")
    #expect(found(first.items[4].identity.lasting, in: second) == "/13")
    #expect(found(first.items[2].id, in: second).hasPrefix("the object of the id"))
    let fewer = list([button("Save", 11), button("Delete", 13)])
    #expect(found(first.items[3].identity.lasting, in: fewer).hasPrefix("the object of the id"))
  }

  @Test func `LibreOffice makes new objects for each reader, so their ids are the same`() {
    #expect(
      found(list([button("Save", 1)], toolkit: "VCL").items[2].id, in: list([button("Save", 7)], toolkit: "VCL"))
        == "/7")
  }

  @Test func `A thousand ids of a window that changes all the time lead to no other object`() throws {
    var random = Draws()
    var next = 100
    var buttons = (0..<8).map { button(["OK", "Cancel", "Delete", ""][$0 % 4], $0) }
    var (hits, refusals) = (0, 0)
    for _ in 0..<1000 {
      let chosen = try #require(buttons.randomElement(using: &random))
      let before = list(buttons)
      let id = try #require(before.items.first { $0.node.id == chosen.id }).id
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where buttons.count > 2: buttons.remove(at: Int.random(in: 0..<buttons.count, using: &random))
        case 1: buttons.shuffle(using: &random)
        default:
          next += 1
          buttons.insert(
            button(["OK", "Cancel", "Delete", ""].randomElement(using: &random) ?? "", next),
            at: Int.random(in: 0...buttons.count, using: &random))
        }
      }
      let result = found(id, in: list(buttons))
      if result == chosen.id.path { hits += 1 } else { refusals += 1 }
      #expect(result == chosen.id.path || !result.hasPrefix("/"), "\(id) of \(chosen.id) led to \(result)")
    }
    #expect(hits > 200 && refusals > 100, "\(hits) ids led to their object, and \(refusals) were refused.")
  }
}

/// Numbers that are the same in every run.
private struct Draws: RandomNumberGenerator {
  private var state: UInt64 = 38

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 32
  }
}
