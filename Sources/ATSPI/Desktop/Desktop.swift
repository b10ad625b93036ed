import AccessibilityAudit

/// The accessibility bus of a desktop session, as a screen reader sees it.
///
///     let desktop = try await Desktop.connect()
///     let app = try await desktop.application(named: "thimble-gallery")
///     try await app.first(.pushButton, named: "Save").perform("click")
///
/// Every desktop has its own connection and thread, so several may be open at once. The desktop and every
/// ``Application``, ``Accessible`` and ``AccessibleEvent`` from it hold both; releasing the last of them ends both. All
/// calls may be made from any task, throw ``ATSPIError``, and end early when their task is cancelled.
public struct Desktop: Sendable {
  let session: Session

  /// Connects to an accessibility bus.
  ///
  /// - Parameters:
  ///   - address: The place of the bus.
  ///   - limit: The longest time to connect; nil for the limit of a call.
  ///   - callLimit: The longest time for any single call on this desktop and its objects, and for each wait and walk
  ///     without a limit of its own. GTK answers from its main loop, so a busy application answers late.
  /// - Returns: The connected desktop.
  /// - Throws: ``ATSPIError/Code/noSessionBus``, ``ATSPIError/Code/noAccessibilityBus``, ``ATSPIError/Code/timedOut``,
  ///   ``ATSPIError/Code/cancelled``.
  public static func connect(
    to address: BusAddress = .environment,
    within limit: Duration? = nil,
    callLimit: Duration = .seconds(10)
  ) async throws(ATSPIError) -> Desktop {
    let deadline = Deadline(within: limit ?? callLimit)
    let place = try await resolve(address, by: deadline)
    do throws(ATSPIError) {
      let connection = try await Connection.open(place, by: deadline)
      return Desktop(session: Session(connection: connection, callLimit: callLimit))
    } catch {
      throw error.when(.failed, becomes: .noAccessibilityBus)
    }
  }

  /// Closes the connection now.
  ///
  /// Later calls, and those in flight, fail as disconnected; streams of events end.
  public func close() async {
    await session.connection.close()
  }

  /// Returns the address of the accessibility bus.
  private static func resolve(_ address: BusAddress, by deadline: Deadline) async throws(ATSPIError) -> String {
    switch address {
    case .accessibilityBus(let address):
      return address
    case .sessionBus(let address):
      return try await ask(sessionBus: address, by: deadline)
    case .environment:
      if let address = Connection.variable("AT_SPI_BUS_ADDRESS") { return address }
      return try await ask(sessionBus: Connection.sessionBusAddress(), by: deadline)
    }
  }

  private static func ask(sessionBus address: String, by deadline: Deadline) async throws(ATSPIError) -> String {
    let bus: Connection
    do throws(ATSPIError) {
      bus = try await Connection.open(address, by: deadline)
    } catch {
      throw error.when(.failed, becomes: .noSessionBus)
    }
    let call = BusCall(
      busName: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Bus", method: "GetAddress", mayStart: true)
    do throws(ATSPIError) {
      let answer = try await bus.call(call, within: deadline.remaining)
      await bus.close()
      guard let address = answer[0]?.string, !address.isEmpty else {
        throw ATSPIError(.noAccessibilityBus, at: call.place, message: "the session has no accessibility bus")
      }
      return address
    } catch {
      await bus.close()
      throw error.when(.gone, becomes: .noAccessibilityBus)
    }
  }
}

/// The place of the accessibility bus.
public enum BusAddress: Hashable, Sendable {
  /// The place in this process's environment: `AT_SPI_BUS_ADDRESS` if set, else the answer of the session bus.
  case environment
  /// Ask the session bus at this D-Bus address.
  case sessionBus(String)
  /// The accessibility bus itself is at this D-Bus address, such as `unix:path=/run/user/1000/at-spi/bus_0`.
  case accessibilityBus(String)
}
