import CGtk
import Dispatch
import Foundation
import GtkHost
import GtkTesting
import XCTest

/// Under `Application.run`, the main actor and the main queue run on GTK's thread.
@preconcurrency @MainActor
final class MainActorTests: ApplicationTestCase {
  func testTheLoopMayBeGivenAsLongAsItTakes() {
    var turns = 0
    XCTAssertTrue(
      MainLoop.run(atMost: .infinity) {
        turns += 1
        return turns > 2
      })
    XCTAssertFalse(MainLoop.run(atMost: -.infinity) { false })
    XCTAssertFalse(MainLoop.run(atMost: .nan) { false })
  }

  func testATaskOfTheMainActorRuns() {
    var places: [Bool] = []
    runApplication { finish in
      Task { @MainActor in
        places.append(Thread.isMainThread)
        await Task.yield()
        places.append(Thread.isMainThread)
        await Task.detached {}.value
        places.append(Thread.isMainThread)
        finish()
      }
    }
    XCTAssertEqual(places, [true, true, true])
  }

  func testTheMainQueueRuns() {
    var places: [Bool] = []
    runApplication { finish in
      DispatchQueue.main.async {
        places.append(Thread.isMainThread)
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) {
          places.append(Thread.isMainThread)
          finish()
        }
      }
    }
    XCTAssertEqual(places, [true, true])
  }

  func testASleepEndsOnTheMainThread() {
    var slept = Duration.zero
    var isMain = false
    runApplication { finish in
      Task { @MainActor in
        let clock = ContinuousClock()
        let start = clock.now
        try? await Task.sleep(for: .milliseconds(20))
        slept = clock.now - start
        isMain = Thread.isMainThread
        finish()
      }
    }
    XCTAssertGreaterThanOrEqual(slept, .milliseconds(20))
    XCTAssertTrue(isMain)
  }

  func testAnAsyncSequenceIsFollowed() {
    var seen: [Int] = []
    runApplication { finish in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task { @MainActor in
        for await number in stream { seen.append(Thread.isMainThread ? number : -1) }
        finish()
      }
      Thread.detachNewThread {
        for number in 1...100 { continuation.yield(number) }
        continuation.finish()
      }
    }
    XCTAssertEqual(seen, Array(1...100))
  }

  func testACancelledTaskHearsOfItHere() {
    var wasCancelled = false
    runApplication { finish in
      let task = Task { @MainActor in
        do { try await Task.sleep(for: .seconds(3_600)) } catch { wasCancelled = Thread.isMainThread }
        finish()
      }
      Task { @MainActor in task.cancel() }
    }
    XCTAssertTrue(wasCancelled)
  }

  func testWidgetsChangeFromTasks() {
    var text = ""
    runApplication { finish in
      let label = Label("before")
      Task { @MainActor in
        let answer = await Task.detached { "after" }.value
        label.text = answer
        text = label.text
        finish()
      }
    }
    XCTAssertEqual(text, "after")
  }

  func testTenThousandHopsUnderLoad() {
    var hops = 0
    var frames = 0
    runApplication { finish in
      let drawn = Label("Load")
      drawn.onEachFrame { [weak drawn] _ in
        drawn?.queueDraw()
        return true
      }
      let busy = Window("Load", child: drawn)
      busy.present()
      Task { @MainActor in
        guard let clock = gtk_widget_get_frame_clock(busy.pointer) else { return finish() }
        let first = gdk_frame_clock_get_frame_counter(clock)
        hops = await Self.roundTrips(10_000)
        // Hops continue until the window has drawn.
        while gdk_frame_clock_get_frame_counter(clock) < first + 3 { hops += await Self.roundTrips(1) }
        frames = gdk_frame_clock_get_frame_counter(clock) - first
        busy.destroy()
        finish()
      }
    }
    XCTAssertGreaterThanOrEqual(hops, 10_000)
    XCTAssertGreaterThanOrEqual(frames, 3)
  }

  /// Goes from another thread to the main actor and back.
  ///
  /// - Returns: The number of hops to the main thread.
  @concurrent
  private nonisolated static func roundTrips(_ count: Int) async -> Int {
    var arrivals = 0
    for _ in 1...count where await MainActor.run(body: { Thread.isMainThread }) { arrivals += 1 }
    return arrivals
  }
}
