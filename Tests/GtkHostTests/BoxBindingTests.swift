import CGtk
import GtkHost
import GtkTesting
import Observation
import XCTest

/// Children of a box that follow a model.
@preconcurrency @MainActor
final class BoxBindingTests: GtkTestCase {
  @Observable
  @MainActor
  final class Model {
    var title: String? = "first"
    var count = 0
    var items = [1, 2, 3]
  }

  @Observable
  @MainActor
  final class Choice {
    var model: Model?
  }

  private func texts(of box: Box) -> [String] { box.children.compactMap { ($0 as? Label)?.text } }

  func testTheValueDecidesTheChildren() {
    let model = Model()
    let box = Box(.vertical).bind({ model.title }) { title in
      if let title {
        Label(title)
        for number in 1...2 { Label("\(number)") }
      } else {
        Label("nothing")
      }
    }
    XCTAssertEqual(texts(of: box), ["first", "1", "2"])
    model.title = nil
    wait("the box shows the other branch") { texts(of: box) == ["nothing"] }
    withWindow(box) { _ in
      model.title = "second"
      wait("the box on screen shows the first branch") { texts(of: box) == ["second", "1", "2"] }
    }
  }

  func testAnObjectDecidesTheChildrenByItsIdentity() {
    let (one, other) = (Model(), Model())
    other.title = "other"
    let choice = Choice()
    var makings = 0
    let box = Box().bind({ choice.model }) { model in
      makings += 1
      return [Label(model?.title ?? "none")]
    }
    XCTAssertEqual(texts(of: box), ["none"])
    choice.model = one
    wait("the box shows the first model") { texts(of: box) == ["first"] }
    one.title = "changed"
    choice.model = one
    drain()
    XCTAssertEqual(makings, 2, "It is the same object.")
    choice.model = other
    wait("the box shows the other model") { texts(of: box) == ["other"] }
  }

  func testChildrenAreMadeAgainOnlyWhenTheValueChanges() {
    let model = Model()
    var makings = 0
    let box = Box().bind({ model.count > 1 }) { isLarge in
      makings += 1
      return [Label(isLarge ? "large" : "small")]
    }
    let child = box.children.first
    model.count = 1
    drain()
    XCTAssertEqual(makings, 1)
    XCTAssertTrue(box.children.first === child)
    model.count = 2
    wait("the box shows the other child") { texts(of: box) == ["large"] }
    XCTAssertEqual(makings, 2)
  }

  func testItFollowsAtMostOnceAFrame() {
    let model = Model()
    var makings = 0
    let box = Box().bind({ model.count }) { count in
      makings += 1
      return [Label("\(count)")]
    }
    withWindow(box) { _ in
      var (frames, last, most) = (0, makings, 0)
      box.onEachFrame { _ in
        frames += 1
        (last, most) = (makings, max(most, makings - last))
        return frames < 20
      }
      Task {
        for number in 1...2_000 {
          model.count = number
          await Task.yield()
        }
      }
      wait("frames are drawn") { frames >= 20 }
      wait("the box shows the last number") { texts(of: box) == ["2000"] }
      XCTAssertEqual(most, 1, "The number of makings between two frames.")
    }
  }

  func testAChildThatStaysKeepsItsPlaceInTheOrderItsStateAndFocus() {
    let model = Model()
    let entry = Entry("kept")
    let box = Box(.vertical).bind({ model.count }) { count in
      if count % 2 == 0 { Label("before") }
      entry
      Label("\(count)")
    }
    withWindow(box) { window in
      entry.grabFocus()
      let focused = window.focusedWidget
      for count in 1...3 {
        model.count = count
        wait("the box shows \(count)") { texts(of: box).last == "\(count)" }
        XCTAssertEqual(box.children.firstIndex { $0 === entry }, count % 2 == 0 ? 1 : 0)
        XCTAssertTrue(window.focusedWidget === focused, "\(count)")
      }
    }
    XCTAssertEqual(entry.text, "kept")
  }

  func testFocusComesToTheWidgetInThePlaceOfTheOneThatGoes() {
    let model = Model()
    let box = Box(.vertical).bind({ model.count }) { count in
      Entry("first \(count)")
      Box { [Entry("second \(count)"), Entry("third \(count)")] }
    }
    withWindow(Box(.vertical) { [Entry("before"), box, Entry("after")] }) { window in
      let third = box.descendants(of: Entry.self).last
      third?.grabFocus()
      model.count = 1
      wait("the entries are made again") { box.descendants(of: Entry.self).last?.text == "third 1" }
      let focused = window.focusedWidget
      let now = box.descendants(of: Entry.self)
      XCTAssertTrue(focused.map { now.last?.contains($0) == true } ?? false, "\(focused?.typeName ?? "nothing")")
    }
  }

  func testFocusGoesToTheNeighbourOfTheLastChildThatGoes() {
    let model = Model()
    let box = Box().bind({ model.title }) { if $0 != nil { Entry("inside") } }
    let after = Entry("after")
    withWindow(Box(.vertical) { [Entry("before"), box, after] }) { window in
      box.children.first?.grabFocus()
      model.title = nil
      wait("the box is empty") { box.children.isEmpty }
      XCTAssertTrue(window.focusedWidget.map { after.contains($0) } ?? false)
      XCTAssertFalse(box.isVisible, "An empty box leaves no space.")
      model.title = "again"
      wait("the box has its child again") { box.isVisible && box.children.count == 1 }
    }
  }

  func testChildrenOfItemsMoveWithThem() {
    let model = Model()
    let box = Box().bind({ model.items }, id: \.self) { Label("\($0)") }
    let second = box.children[1]
    model.items = [5, 3, 2]
    wait("the children follow the items") { texts(of: box) == ["5", "3", "2"] }
    XCTAssertTrue(box.children.last === second)
    model.items = []
    wait("the box is empty and hidden") { box.children.isEmpty && !box.isVisible }
    model.items = [2]
    wait("the box shows an item again") { texts(of: box) == ["2"] && box.isVisible }
  }

  func testAnotherBindingTakesThePlaceOfTheFirst() {
    let (one, other) = (Model(), Model())
    let box = Box().bind({ one.count }) { Label("one \($0)") }
    box.bind({ other.items }, id: \.self) { Label("\($0)") }
    one.count = 1
    drain()
    XCTAssertEqual(texts(of: box), ["1", "2", "3"])
    box.bind({ other.count }) { Label("other \($0)") }
    other.items = [4]
    drain()
    XCTAssertEqual(texts(of: box), ["other 0"])
  }

  func testTheBindingGoesWithTheBox() {
    let model = Model()
    weak var gone: Box?
    do {
      let box = Box().bind({ model.count }) { Label("\($0)") }
      gone = box
    }
    drain()
    XCTAssertNil(gone)
  }

  func testAMillionChangesLeaveNothingBehind() {
    let model = Model()
    let box = Box().bind({ model.count }) { count in
      if count % 3 == 0 { Label("a") }
      Label("b")
    }
    let change = { (count: Int) in
      for number in 0..<count {
        model.count += 1
        if number % 100 == 0 { MainLoop.iterate(waiting: false) }
      }
      self.drain()
    }
    change(100_000)
    let before = memoryInUse
    change(1_000_000)
    XCTAssertEqual(box.children.count, model.count % 3 == 0 ? 2 : 1)
    XCTAssertLessThan(memoryInUse - before, 2_000, "The growth in KiB.")
  }
}
