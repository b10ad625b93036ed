import Foundation
import GtkTesting
import Thimble
import XCTest

@preconcurrency @MainActor
final class ProgressRingTests: GtkTestCase {
  /// Returns a turning ring with a visible size.
  private func turningRing() -> ProgressRing {
    let ring = ProgressRing(isPresentation: true)
    ring.setSizeRequest(width: 16, height: 16)
    ring.isTurning = true
    return ring
  }

  func testTheClockRunsOnlyWhileARingTurnsOnScreen() {
    let ring = turningRing()
    waitForRest()
    let box = Box(.horizontal) { ring }
    withWindow(box) { window in
      waitForMotion(in: window)
      ring.isVisible = false
      waitForRest()
      ring.isVisible = true
      waitForMotion(in: window)
      box.isVisible = false
      waitForRest()
      box.isVisible = true
      waitForMotion(in: window)
      ring.isTurning = false
      waitForRest()
    }
  }

  func testAKnownFractionStandsStill() {
    let ring = turningRing()
    withWindow(Box(.horizontal) { ring }) { window in
      ring.fraction = 0.5
      waitForRest()
      ring.fraction = nil
      waitForMotion(in: window)
    }
  }

  func testAnimationsOffNothingMoves() {
    let before = Settings.shared[.enablesAnimations]
    defer { Settings.shared[.enablesAnimations] = before }
    Settings.shared[.enablesAnimations] = false
    withWindow(Box(.horizontal) { turningRing() }) { window in
      waitForRest()
      Settings.shared[.enablesAnimations] = true
      waitForMotion(in: window)
      Settings.shared[.enablesAnimations] = false
      waitForRest()
    }
  }

  func testAskedForLessMotionNothingMoves() {
    let settings = Settings.shared
    defer { settings.setReducedMotion(nil) }
    withWindow(Box(.horizontal) { turningRing() }) { window in
      settings.setReducedMotion(true)
      // GTK has this setting since 4.22.
      settings.reducesMotion ? waitForRest() : waitForMotion(in: window)
      settings.setReducedMotion(false)
      waitForMotion(in: window)
    }
  }

  func testATurningRingThatVanishesIsReleased() {
    weak var weakRing: ProgressRing?
    do {
      let ring = turningRing()
      weakRing = ring
      withWindow(Box(.horizontal) { ring }) { waitForMotion(in: $0) }
    }
    wait("the ring is released") { weakRing == nil }
    waitForRest()
  }

  // MARK: Pixels

  /// Returns the opacity of the ring at a position, in turns clockwise from the top: 0…255.
  private func strength(_ pixels: Pixels, at turn: Double) -> Int {
    let (middle, radius) = (Double(pixels.width) / 2, Double(pixels.width) * 7 / 16)
    let angle = (turn - 0.25) * 2 * Double.pi
    let (x, y) = (middle + radius * cos(angle), middle + radius * sin(angle))
    return Int(pixels[min(Int(x), pixels.width - 1), min(Int(y), pixels.height - 1)].alpha)
  }

  /// Shows a large ring, which gives more exact pixels.
  private func withLargeRing(_ body: (ProgressRing) throws -> Void) rethrows {
    let ring = ProgressRing(isPresentation: true)
    ring.setSizeRequest(width: 64, height: 64)
    (ring.horizontalAlignment, ring.verticalAlignment) = (.center, .center)
    try withWindow(Box(.horizontal) { ring }) { _ in try body(ring) }
  }

  func testTheFractionIsDrawnClockwiseFromTheTop() throws {
    try withLargeRing { ring in
      for share in [0.25, 0.5, 0.75, 1] {
        ring.fraction = share
        try ring.waitForFrames(1)
        let pixels = try XCTUnwrap(Pixels(of: ring))
        for turn in [0.1, 0.2, 0.35, 0.45, 0.6, 0.7, 0.85, 0.9] {
          let strength = strength(pixels, at: turn)
          if turn < share {
            XCTAssertGreaterThan(strength, 150, "\(turn) of \(share) is done.")
          } else {
            XCTAssertTrue((20..<100).contains(strength), "\(turn) is not done at \(share): \(strength)")
          }
        }
      }
    }
  }

  func testNothingDoneIsATrackAndNothingKnownWithoutMotionIsThreeDots() throws {
    let before = Settings.shared[.enablesAnimations]
    defer { Settings.shared[.enablesAnimations] = before }
    Settings.shared[.enablesAnimations] = false
    try withLargeRing { ring in
      ring.fraction = 0
      try ring.waitForFrames(1)
      let track = try XCTUnwrap(Pixels(of: ring))
      for turn in stride(from: 0.05, to: 1, by: 0.1) { XCTAssertLessThan(strength(track, at: turn), 100) }
      ring.fraction = nil
      ring.isTurning = true
      try ring.waitForFrames(1)
      let dots = try XCTUnwrap(Pixels(of: ring))
      for x in [12, 32, 52] { XCTAssertGreaterThan(dots[x, 32].alpha, 150, "A dot at \(x).") }
      XCTAssertEqual(dots[22, 32].alpha, 0)
      try ring.waitForFrames(5)
      XCTAssertEqual(Pixels(of: ring), dots, "Nothing moves.")
    }
  }

  func testItMovesWhereMotionIsAllowed() throws {
    try withLargeRing { ring in
      ring.isTurning = true
      let first = try XCTUnwrap(Pixels(of: ring))
      wait("the ring has turned") { Pixels(of: ring) != first }
    }
  }
}
