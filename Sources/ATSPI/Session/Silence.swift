import AccessibilityAudit
import Synchronization

/// The methods that an application leaves without an answer, while it answers others.
///
/// WebKitGTK, for one, answers no call for all actions of an object. After two objects of a connection have left a method
/// unanswered, no other is asked, unless one has answered it meanwhile.
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
  /// A call has failed if its application answers a later one and, two seconds after that, still not this one: see
  /// ``ATSPIError/Code/unanswered``. So one silent object costs one fact, and not the time for all others.
  func answers(to calls: [BusCall], by deadline: Deadline? = nil) async -> Answers {
    if calls.isEmpty { return Answers([], []) }
    let end = Deadline(within: deadline?.capped(at: callLimit) ?? callLimit)
    var results = calls.map { Result<BusValue, ATSPIError>.failure(Self.unanswered(at: $0.place)) }
    let asked = calls.indices.filter { !silence.isCertain(of: calls[$0]) }
    take(await connection.answers(to: asked.map { calls[$0] }, within: end.capped(at: Silence.limit)), asked, &results)
    let late = asked.filter { results[$0].error?.code == .timedOut }
    if !late.isEmpty, !end.hasPassed {
      take(await answersOrSilence(to: late.map { calls[$0] }, by: end), late, &results)
    }
    silence.learn(from: asked.map { calls[$0] }, asked.map { results[$0] })
    return Answers(calls, results)
  }

  private func take(
    _ new: [Result<BusValue, ATSPIError>], _ indices: [Int], _ results: inout [Result<BusValue, ATSPIError>]
  ) {
    for (index, result) in zip(indices, new) { results[index] = result }
  }

  /// Calls late methods again, and gives up those without an answer once the application has answered a later call.
  private func answersOrSilence(to calls: [BusCall], by end: Deadline) async -> [Result<BusValue, ATSPIError>] {
    let connection = connection
    return await withTaskGroup(of: [Result<BusValue, ATSPIError>].self) { group in
      group.addTask { await connection.answers(to: calls, within: end.remaining) }
      group.addTask {
        // The calls are sent before this one, so that a slow answer of an application that answers in order is no silence.
        try? await Task.sleep(for: .milliseconds(50))
        let root = AccessibleID(busName: calls[0].busName, path: BusCall.rootPath)
        let probe = await connection.answers(to: [BusCall(root, BusCall.accessible, "GetRole")], within: end.remaining)
        guard probe[0].error?.code != .timedOut else { return [] }
        try? await Task.sleep(for: Silence.limit)
        return []
      }
      if let answers = await group.next(), !answers.isEmpty {
        group.cancelAll()
        return answers
      }
      // The application has answered the later call, or the time is over.
      let isSilent = !end.hasPassed && !Task.isCancelled
      if isSilent { group.cancelAll() }
      return zip(calls, await group.next() ?? []).map { call, result in
        isSilent && result.error?.code == .cancelled ? .failure(Self.unanswered(at: call.place)) : result
      }
    }
  }

  private static func unanswered(at place: ATSPIError.Place) -> ATSPIError {
    ATSPIError(.unanswered, at: place, message: "the application answers, but not this call")
  }
}

extension Result where Failure == ATSPIError {
  fileprivate var error: ATSPIError? { if case .failure(let error) = self { error } else { nil } }
}
