import Testing
import Thimble

@Suite("Values by state")
struct StateMapTests {
  @Test("A state without a value falls back to the strongest that has one, then to the normal one")
  func fallback() {
    let map: StateMap<String> = [.normal: "normal", .hovered: "hovered", .selected: "selected"]
    #expect(map[.focused] == "normal")
    #expect(map[[.hovered, .highlighted]] == "hovered")
    #expect(map[[.hovered, .selected]] == "selected")
    #expect(map[[.disabled, .selected, .hovered]] == "selected")
  }

  @Test("A value for exactly these states overrides values for single states")
  func exact() {
    let map: StateMap<Int> = [.normal: 0, .hovered: 1, .selected: 2, [.hovered, .selected]: 3]
    #expect(map[[.hovered, .selected]] == 3)
    #expect(map[[.hovered, .selected, .focused]] == 2)
  }

  @Test("Removing the last value leaves an empty map")
  func removal() {
    var map: StateMap<Int> = [.normal: 0, .hovered: 1]
    #expect(!map.isUniform)
    map[exactly: .hovered] = nil
    #expect(map.isUniform)
    map[exactly: .normal] = nil
    #expect(map.isEmpty)
    #expect(map[.hovered] == nil)
  }

  @Test(
    "Of two states with values, the later one in the documented order wins",
    arguments: zip(ButtonState.byStrength, ButtonState.byStrength.dropFirst()))
  func order(stronger: ButtonState, weaker: ButtonState) {
    let map: StateMap<ButtonState> = [.normal: .normal, stronger: stronger, weaker: weaker]
    #expect(map[[stronger, weaker]] == stronger)
  }

  @Test("States print their names")
  func printing() {
    #expect("\(ButtonState.normal)" == "normal")
    #expect("\([.hovered, .disabled] as ButtonState)" == "disabled+hovered")
  }
}
