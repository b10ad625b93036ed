import CGtk

/// A connected handler. Releasing this value changes nothing; ``disconnect()`` ends the connection.
@MainActor
public struct SignalConnection {
  private weak var object: Object?
  private let id: gulong

  init(_ object: Object, id: gulong) {
    self.object = object
    self.id = id
  }

  public var isConnected: Bool { object.map { g_signal_handler_is_connected($0.instance, id) != 0 } ?? false }

  /// Ends the connection and releases the handler. Does nothing the second time, or after the object was finalized.
  public func disconnect() {
    guard isConnected, let object else { return }
    g_signal_handler_disconnect(object.instance, id)
  }
}

// MARK: - Connecting

extension Hosted {
  /// Calls `handler` whenever the object emits `signal`.
  ///
  /// The handler lives as long as the object, however long the Swift variable does. It gets the object as an argument;
  /// capture the object's owner weakly, or the two keep each other alive.
  @_disfavoredOverload  // A closure that does not fit a signal without arguments is compared with the other function.
  @discardableResult
  public func connect<Arguments, Result>(
    _ signal: Signal<Self, Arguments, Result>,
    after: Bool = false,
    _ handler: @escaping @MainActor (Self, Arguments) -> Result
  ) -> SignalConnection {
    let box = SignalClosure { object, values, result in
      guard let object = object as? Self else { return }
      let arguments = signal.decode(SignalArguments(values: values))
      signal.answer(handler(object, arguments), result.map(ValueReference.init))
    }
    let id = g_signal_connect_closure(instance, signal.name, box.closure(), after ? 1 : 0)
    precondition(id != 0, "\(typeName) has no signal \(signal.name).")
    return SignalConnection(self, id: id)
  }

  /// Emits a signal without arguments and result. All handlers run before this returns.
  public func emit(_ signal: Signal<Self, Void, Void>) { emit(signal.name) }

  /// Calls `handler` whenever the object emits a `signal` without arguments.
  @discardableResult
  public func connect<Result>(
    _ signal: Signal<Self, Void, Result>,
    after: Bool = false,
    _ handler: @escaping @MainActor (Self) -> Result
  ) -> SignalConnection {
    connect(signal, after: after) { (object: Self, _: Void) in handler(object) }
  }
}
