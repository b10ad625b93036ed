import Testing

@testable import Thimble

@Suite("Selection")
struct SelectionModelTests {
  private func model(_ mode: SelectionMode, _ items: String = "abcd") -> SelectionModel<Character> {
    var model = SelectionModel<Character>(mode)
    for item in items { _ = model.insert(item, at: model.items.count) }
    return model
  }

  /// Returns the result of each press: whether the selection changed, and the selection.
  private func presses(_ tags: String, on model: inout SelectionModel<Character>) -> [String] {
    tags.map { (model.press($0) ? "+" : "=") + String(model.inOrder) }
  }

  @Test("Single: at most one, and a second press turns it off")
  func single() {
    var model = model(.single)
    let steps = presses("bccz", on: &model)
    #expect(steps == ["+b", "+c", "+", "="])
  }

  @Test("Required single: the first is on at the start, and a second press changes nothing")
  func requiredSingle() {
    var model = model(.requiredSingle)
    let steps = presses("abb", on: &model)
    #expect(steps == ["=a", "+b", "=b"])
  }

  @Test("Multiple: each by itself; required multiple: the last one stays on")
  func multiple() {
    var free = model(.multiple)
    let freely = presses("caac", on: &free)
    #expect(freely == ["+c", "+ac", "+c", "+"])
    var required = model(.requiredMultiple)
    let asRequired = presses("dad", on: &required)
    #expect(asRequired == ["+ad", "+d", "=d"])
  }

  @Test("The program's selection is adapted to the mode")
  func select() {
    var one = model(.single)
    one.select(["d", "b", "z"])
    #expect(one.selected == ["b"], "The first in order, without unknown items.")
    one.select([])
    #expect(one.selected == [])
    var required = model(.requiredMultiple)
    required.select(["z"])
    #expect(required.selected == ["a"], "An empty selection changes nothing.")
    required.select(["b", "c"])
    #expect(required.selected == ["b", "c"])
  }

  @Test("The item in the place of a removed one is selected, preferably an enabled one")
  func remove() {
    var model = model(.requiredSingle)
    model.select(["b"])
    model.remove("b") { _ in true }
    #expect(model.selected == ["c"])
    model.remove("c") { $0 == "a" }
    #expect(model.selected == ["a"], "The next one is disabled.")
    model.remove("a") { _ in false }
    #expect(model.selected == ["d"], "There is only a disabled one.")
    model.remove("d") { _ in true }
    #expect(model.selected == [] && model.items == [])
    let isNew = model.insert("e", at: 99)
    #expect(isNew && model.selected == ["e"])
    var free = self.model(.single)
    free.select(["b"])
    free.remove("b") { _ in true }
    #expect(free.selected == [])
  }

  @Test("Each item is in the list once")
  func strangers() {
    var model = model(.multiple)
    let isNew = [model.insert("a", at: 0), model.insert("n", at: -3)]
    #expect(isNew == [false, true])
    #expect(model.items == ["n", "a", "b", "c", "d"])
  }

  @Test("The mode always holds", arguments: SelectionMode.allCases)
  func invariant(mode: SelectionMode) throws {
    var generator = SeededGenerator(seed: 5)
    var model = SelectionModel<Int>(mode)
    for _ in 0..<2000 {
      let tag = Int.random(in: 0..<6, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: _ = model.insert(tag, at: Int.random(in: -1...7, using: &generator))
      case 1: model.remove(tag) { $0 % 2 == 0 }
      case 2: model.select([tag, tag + 1])
      default: _ = model.press(tag)
      }
      try #require(model.selected.isSubset(of: model.items) && Set(model.items).count == model.items.count)
      if !mode.isMultiple { try #require(model.selected.count <= 1) }
      if mode.isRequired { try #require(model.selected.isEmpty == model.items.isEmpty) }
    }
  }
}
