import GtkHost
import Testing

@testable import Thimble

@Suite("Roving focus")
struct RovingFocusTests {
  @Test("Arrows wrap around, and skip items that cannot take focus")
  func target() {
    let reachable = [false, true, false, true, true]
    #expect(RovingFocus.target(of: .next, from: 1, among: reachable) == 3)
    #expect(RovingFocus.target(of: .next, from: 4, among: reachable) == 1)
    #expect(RovingFocus.target(of: .previous, from: 1, among: reachable) == 4)
    #expect(RovingFocus.target(of: .previous, from: 3, among: reachable) == 1)
    #expect(RovingFocus.target(of: .first, from: 4, among: reachable) == 1)
    #expect(RovingFocus.target(of: .last, from: 1, among: reachable) == 4)
    #expect(RovingFocus.target(of: .next, from: nil, among: reachable) == 1)
    #expect(RovingFocus.target(of: .previous, from: nil, among: reachable) == 4)
  }

  @Test("Without a reachable item there is no target, for any index")
  func nowhere() {
    for move in [RovingFocus.Move.next, .previous] {
      #expect(RovingFocus.target(of: move, from: 0, among: [true]) == nil)
      #expect(RovingFocus.target(of: move, from: 7, among: []) == nil)
      #expect(RovingFocus.target(of: move, from: 7, among: [false, false]) == nil)
    }
  }

  @Test("Left and right are mirrored, up and down are not")
  func keys() {
    let move = { (key: Key, isReversed: Bool, both: Bool) in
      RovingFocus.move(for: key, .horizontal, isReversed: isReversed, takesBothAxes: both)
    }
    #expect(move("Right", false, false) == .next && move("Right", true, false) == .previous)
    #expect(move("Left", false, false) == .previous && move("KP_Left", true, false) == .next)
    #expect(move("Down", false, false) == nil && move("Down", true, true) == .next)
    #expect(move("Up", true, true) == .previous)
    #expect(move("Home", true, false) == .first && move("End", true, false) == .last)
    #expect(move("a", false, true) == nil)
    #expect(RovingFocus.move(for: "Down", .vertical, isReversed: false, takesBothAxes: false) == .next)
    #expect(RovingFocus.move(for: "Right", .vertical, isReversed: false, takesBothAxes: false) == nil)
  }
}
