import Testing

@testable import Thimble

@Suite struct ConfirmationStateTests {
  @Test("A pointer must hold, after any number of short presses", arguments: [Press.Source.mouse, .touch, .pen])
  func hold(source: Press.Source) {
    var state = ConfirmationState(.hold(for: .seconds(1)))
    for second in 0..<3 {
      let answer = state.press(by: source, at: .seconds(second))
      #expect(answer == .askToHold)
    }
  }

  @Test("A key holds, or presses twice within five seconds")
  func keys() {
    var state = ConfirmationState(.hold(for: .seconds(1)))
    var answer = state.press(by: .key, at: .zero)
    #expect(answer == .askToHoldOrAgain)
    answer = state.press(by: .key, at: .milliseconds(5_001))
    #expect(answer == .askToHoldOrAgain, "That was too late.")
    answer = state.press(by: .mouse, at: .seconds(6))
    #expect(answer == .askToHold, "A pointer's press does not count as the second one.")
    answer = state.press(by: .key, at: .seconds(7))
    #expect(answer == .run)
    answer = state.press(by: .key, at: .seconds(7))
    #expect(answer == .askToHoldOrAgain)
  }

  @Test("A press that cannot be held must be repeated within five seconds")
  func twice() {
    var state = ConfirmationState(.hold(for: .seconds(1)))
    var answer = state.press(by: .assistiveTechnology, at: .zero)
    #expect(answer == .askAgain)
    let runs = state.advance(to: .milliseconds(5_001))
    #expect(!runs, "Time alone confirms nothing.")
    answer = state.press(by: .assistiveTechnology, at: .seconds(6))
    #expect(answer == .askAgain, "That was too late.")
    answer = state.press(by: .assistiveTechnology, at: .seconds(11))
    #expect(answer == .run)
    answer = state.press(by: .assistiveTechnology, at: .seconds(11))
    #expect(answer == .askAgain)
  }

  @Test("A key that comes again within the time of a double click confirms nothing")
  func bounce() {
    for source in [Press.Source.key, .mnemonic, .keyboardShortcut] {
      var state = ConfirmationState(.hold(for: .seconds(1)))
      let answers = [0, 50, 300, 699, 1_100].map { time in
        state.press(by: source, at: .milliseconds(time), doubleClick: .milliseconds(400))
      }
      #expect(answers.first == (source == .key ? .askToHoldOrAgain : .askAgain))
      #expect(answers.dropFirst() == [.ignore, .ignore, .ignore, .run], "An ignored press begins the time anew.")
    }
    var state = ConfirmationState(.hold(for: .seconds(1)))
    let answers = (0...1).map { _ in
      state.press(by: .assistiveTechnology, at: .zero, doubleClick: .milliseconds(400))
    }
    #expect(answers == [.askAgain, .run], "No key bounces there.")
  }

  @Test("The action runs at the end of the undo period, and not after a second press")
  func undo() {
    var state = ConfirmationState(.undo(for: .seconds(5)))
    var answer = state.press(by: .mouse, at: .zero)
    #expect(answer == .offerUndo)
    #expect(state.isCounting)
    #expect(state.remaining(at: .seconds(1)) == 0.8)
    answer = state.press(by: .key, at: .seconds(4))
    #expect(answer == .undo)
    var runs = state.advance(to: .seconds(6))
    #expect(!runs)
    _ = state.press(by: .touch, at: .seconds(10))
    runs = state.advance(to: .milliseconds(14_999))
    #expect(!runs)
    runs = state.advance(to: .seconds(15))
    #expect(runs)
    #expect(!state.isCounting)
  }

  @Test("The title and the seconds replace their placeholders, even with percent signs")
  func words() {
    let words = ConfirmationWords()
    #expect(words.sentence(words.hold, title: "Delete 5 %") == "Hold to Delete 5 %")
    let hold = words.sentence(words.hold, title: "Delete")
    #expect(words.sentence(words.orPressAgain, title: hold) == "Hold to Delete, or press again")
    #expect(words.sentence(words.orPressSpaceTwice, title: hold) == "Hold to Delete, or press Space twice")
    #expect(words.sentence(words.undoOffer, title: "Send", seconds: 5) == "Send in 5 seconds. Press again to undo")
  }

  @Test("A title with percent signs is announced unchanged")
  func percent() {
    var words = ConfirmationWords()
    (words.hold, words.undoOffer) = ("Hold: %@", "In %d s: %@")
    #expect(words.sentence(words.hold, title: "Add 5 %d") == "Hold: Add 5 %d")
    #expect(words.sentence(words.undoOffer, title: "Save %@ %d", seconds: 3) == "In 3 s: Save %@ %d")
  }
}
