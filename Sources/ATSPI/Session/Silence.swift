import AccessibilityAudit
import Synchronization

/// The methods that an application leaves without an answer, while it answers others.
///
/// WebKitGTK, for one, answers no call for all actions of an object. Two objects of a connection are waited for; the others
/// are not asked any more, unless one of them has answered such a call meanwhile.
final class Silence: Sendable {
  /// The time after which a call that is still unanswered is suspicious.
  static let limit = Duration.seconds(2)

  private struct Method: Hashable {
    let busName, interface, name: String

    init(of call: BusCall) { (busName, interface, name) = (call.busName, call.interface, call.method) }
  }

  private struct Record {
    var unanswered = 0
    var isAnswered = false
  }

  /// Empty as long as every call is answered.
  private let records = Mutex<[Method: Record]>([:])

  /// Returns true for a call that will not be answered.
  func isCertain(of call: BusCall) -> Bool {
    records.withLock { records in
      if records.isEmpty { return false }
      return records[Method(of: call)].map { $0.unanswered > 1 && !$0.isAnswered } ?? false
    }
  }

  /// Learns from the results of calls.
  func learn(from calls: [BusCall], _ results: [Result<BusValue, ATSPIError>]) {
    records.withLock { records in
      for (call, result) in zip(calls, results) {
        if result.error?.code == .unanswered {
          records[Method(of: call), default: Record()].unanswered += 1
        } else if !records.isEmpty, result.error?.code != .timedOut {
          records[Method(of: call)]?.isAnswered = true
        }
      }
    }
  }
}

extension Session {
  /// Calls methods that only read, at the same time.
  ///
  /// This wakes the task, the bus and the application once, instead of once for each call.
  ///
  /// A call that is not answered within two seconds has failed if its application answers another one: see
  /// ``ATSPIError/Code/unanswered``. So one silent object costs one fact, and not the time for all others.
  func answers(to calls: [BusCall], by deadline: Deadline? = nil) async -> Answers {
    if calls.isEmpty { return Answers([], []) }
    let end = Deadline(within: deadline?.capped(at: callLimit) ?? callLimit)
    var results = calls.map { Result<BusValue, ATSPIError>.failure(Self.unanswered(at: $0.place)) }
    let asked = calls.indices.filter { !silence.isCertain(of: calls[$0]) }
    await ask(asked, of: calls, within: end.capped(at: Silence.limit), &results)
    let late = asked.filter { results[$0].error?.code == .timedOut }
    if let first = late.first, !end.hasPassed, await isAwake(calls[first].busName, by: end) {
      // It may have been busy.
      await ask(late, of: calls, within: end.capped(at: Silence.limit), &results)
      for index in late where results[index].error?.code == .timedOut && !end.hasPassed {
        results[index] = .failure(Self.unanswered(at: calls[index].place))
      }
    }
    silence.learn(from: asked.map { calls[$0] }, asked.map { results[$0] })
    return Answers(calls, results)
  }

  private func ask(
    _ indices: [Int], of calls: [BusCall], within limit: Duration, _ results: inout [Result<BusValue, ATSPIError>]
  ) async {
    for (index, result) in zip(indices, await connection.answers(to: indices.map { calls[$0] }, within: limit)) {
      results[index] = result
    }
  }

  /// Waits until an application answers any call.
  private func isAwake(_ busName: String, by end: Deadline) async -> Bool {
    let root = AccessibleID(busName: busName, path: BusCall.rootPath)
    let answer = await connection.answers(to: [BusCall(root, BusCall.accessible, "GetRole")], within: end.remaining)
    return answer[0].error?.code != .timedOut
  }

  private static func unanswered(at place: ATSPIError.Place) -> ATSPIError {
    ATSPIError(.unanswered, at: place, message: "the application answers, but not this call")
  }
}

extension Result where Failure == ATSPIError {
  fileprivate var error: ATSPIError? { if case .failure(let error) = self { error } else { nil } }
}
