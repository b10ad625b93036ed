import CGio
import Glibc

/// A program that was started to be looked at, and that is ended afterwards, with everything that it has started.
///
///     let program = try await LaunchedProgram.start(["gnome-calculator"])
///     let application = try await desktop.application(of: program)
///     …
///     await program.end()
///
/// It leads a session of its own, so that what a terminal sends to a group does not reach it. Its output goes to
/// standard error, and it has nothing to read.
@safe
public actor LaunchedProgram {
  /// How a program ended.
  public enum Ending: Hashable, Sendable {
    /// By itself, with this status.
    case exited(status: Int32)
    /// By this signal.
    case signalled(Int32)
  }

  /// The process; zero where it had ended as soon as it was started.
  public nonisolated let processID: Int32
  private let family: ProcessFamily
  private let thread: BusThread
  private var process: OpaquePointer?
  /// The end of the process itself; nil while it runs.
  public private(set) var ending: Ending?
  private var listeners: [@Sendable (Ending) -> Void] = []

  /// The program's own thread, which hears of its end.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe thread.asUnownedSerialExecutor()
  }

  private init(_ command: [String]) throws(ATSPIError) {
    let mark = "\(getpid())-\(UInt64.random(in: .min ... .max))"
    let process = try unsafe spawn(command, mark: mark)
    // One that has ended by now has no number any more.
    processID = unsafe g_subprocess_get_identifier(process).map { unsafe atoi($0) } ?? 0
    family = ProcessFamily(leader: processID > 1 ? processID : nil, mark: mark)
    unsafe self.process = process
    thread = BusThread()
  }

  isolated deinit {
    for member in family.members() { kill(member, SIGKILL) }
    if let process = unsafe process { unsafe g_object_unref(UnsafeMutableRawPointer(process)) }
    thread.stop()
  }

  /// Starts a program.
  ///
  /// - Parameter command: The program, looked up in `PATH` where it has no slash, and its arguments.
  /// - Returns: The running program.
  /// - Throws: ``ATSPIError/Code/notFound`` when it cannot be started.
  public static func start(_ command: [String]) async throws(ATSPIError) -> LaunchedProgram {
    let program = try LaunchedProgram(command)
    await program.watch()
    return program
  }

  /// The process and its descendants that run now.
  public func processes() -> Set<Int32> { family.members() }

  /// Calls `body` when the process itself ends, or now if it has ended.
  public func whenEnded(_ body: @escaping @Sendable (Ending) -> Void) {
    if let ending { body(ending) } else { listeners.append(body) }
  }

  /// Ends the program and all that descends from it: asks them to, waits for as long as given, and then forces them.
  ///
  /// Cancelling the task does not cut this short.
  ///
  /// - Returns: The end of the process itself, which may have come before.
  @discardableResult
  public func end(allowing patience: Duration = .seconds(5)) async -> Ending {
    let limit = Deadline(within: patience)
    // Not even the system ends a process that waits for a broken device.
    let last = Deadline(within: patience + .seconds(10))
    var asked: Set<Int32> = []
    while true {
      let members = family.members()
      if members.isEmpty, let ending { return ending }
      if last.hasPassed { return ending ?? .signalled(SIGKILL) }
      for member in members where !asked.contains(member) {
        kill(member, SIGTERM)
        // A stopped one hears only then.
        kill(member, SIGCONT)
      }
      asked.formUnion(members)
      if limit.hasPassed { for member in members { kill(member, SIGKILL) } }
      await Task.detached { try? await Task.sleep(for: .milliseconds(20)) }.value
    }
  }

  private func watch() {
    unsafe g_subprocess_wait_async(process, nil, programEnded, Unmanaged.passRetained(self).toOpaque())
  }

  fileprivate func ended() {
    let wasSignalled = unsafe g_subprocess_get_if_signaled(process) != 0
    let number = unsafe wasSignalled ? g_subprocess_get_term_sig(process) : g_subprocess_get_exit_status(process)
    let ending: Ending = wasSignalled ? .signalled(number) : .exited(status: number)
    self.ending = ending
    for listener in listeners { listener(ending) }
    listeners = []
  }
}

/// Starts a program, which is the caller's to release.
private func spawn(_ command: [String], mark: String) throws(ATSPIError) -> OpaquePointer {
  let launcher = unsafe g_subprocess_launcher_new(thimble_subprocess_none)
  defer { unsafe g_object_unref(UnsafeMutableRawPointer(launcher)) }
  unsafe g_subprocess_launcher_take_stdout_fd(launcher, dup(STDERR_FILENO))
  unsafe g_subprocess_launcher_setenv(launcher, ProcessFamily.variable, mark, 1)
  unsafe g_subprocess_launcher_set_child_setup(launcher, thimble_lead_session, nil, nil)
  var error: UnsafeMutablePointer<GError>? = nil
  let words = unsafe command.map { unsafe g_strdup($0) }
  defer { unsafe words.forEach { unsafe g_free($0) } }
  let arguments = unsafe words.map { unsafe UnsafePointer($0) } + [nil]
  // The threads that run tasks block every signal, and a program started from one would not hear that it is to end.
  var none = sigset_t()
  var before = sigset_t()
  unsafe sigemptyset(&none)
  unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
  let process = unsafe g_subprocess_launcher_spawnv(launcher, arguments, &error)
  unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  guard let process = unsafe process else {
    let failure = unsafe Failure(taking: error)
    throw ATSPIError(.notFound, message: failure.message, advice: "See whether the command is written right")
  }
  return unsafe process
}

// MARK: - Trampolines

private func programEnded(_ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?) {
  guard let data = unsafe data else { return }
  let program = unsafe Unmanaged<LaunchedProgram>.fromOpaque(data).takeRetainedValue()
  unsafe g_subprocess_wait_finish(OpaquePointer(source), result, nil)
  program.assumeIsolated { $0.ended() }
}
