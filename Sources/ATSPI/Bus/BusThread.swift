import CGio
import Synchronization

/// A thread that runs one GLib main context. It is the executor of one actor, and of tasks that mostly call that actor.
///
/// GDBus delivers answers and signals to the main context that was the thread's default at the time of the request.
/// With a context of its own, a connection works the same in a process that runs GTK, in one without a main loop, and
/// beside other connections. The threads of Swift's concurrency never wait for a bus.
///
/// The thread ends with `stop()`, and keeps itself alive until then.
@safe
final class BusThread: SerialExecutor, TaskExecutor, @unchecked Sendable {
  // Sendable, because the context and the loop are set once, and GLib's functions on them are safe from any thread.
  private let context: OpaquePointer
  private let loop: OpaquePointer
  /// Jobs that wait for the thread. One source runs all of them: a source for each would take most of the time of a
  /// walk.
  private let jobs = Mutex<[UnownedJob]>([])

  /// Starts the thread.
  init() {
    unsafe context = g_main_context_new()
    unsafe loop = g_main_loop_new(context, 0)
    let thread = unsafe g_thread_new("accessibility", runBusThread, Unmanaged.passRetained(self).toOpaque())
    unsafe g_thread_unref(thread)
    LiveObjects.add(1, to: \.threads)
  }

  deinit {
    unsafe g_main_loop_unref(loop)
    unsafe g_main_context_unref(context)
    LiveObjects.add(-1, to: \.threads)
  }

  /// Ends the thread once everything posted so far has run.
  ///
  /// Nothing may be posted afterwards.
  func stop() {
    post { unsafe g_main_loop_quit(self.loop) }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = jobs.withLock { jobs in
      jobs.append(job)
      return jobs.count == 1
    }
    if isFirst { post { self.runJobs() } }
  }

  private func runJobs() {
    let ready = jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in ready {
      unsafe job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
    }
  }

  func isSameExclusiveExecutionContext(other: BusThread) -> Bool { self === other }

  func checkIsolated() {
    precondition(unsafe g_main_context_is_owner(context) != 0, "called off the accessibility thread")
  }

  /// Runs a closure on the thread, in the order of posting.
  private func post(_ body: @escaping @Sendable () -> Void) {
    unsafe attach(g_idle_source_new(), body)
  }

  /// Runs a closure on the thread again and again, until the returned timer is released.
  func repeating(every interval: Duration, _ body: @escaping @Sendable () -> Void) -> BusTimer? {
    let source = unsafe g_timeout_source_new(guint(clamping: max(1, interval.milliseconds)))
    let timer = unsafe BusTimer(source)
    unsafe attach(source, repeats: true, body)
    return timer
  }

  private func attach(
    _ source: UnsafeMutablePointer<GSource>?, repeats: Bool = false, _ body: @escaping @Sendable () -> Void
  ) {
    let box = unsafe Unmanaged.passRetained(SourceBody(repeats: repeats, run: body))
    unsafe g_source_set_priority(source, G_PRIORITY_DEFAULT)
    unsafe g_source_set_callback(source, runSourceBody, box.toOpaque(), releaseSourceBody)
    unsafe g_source_attach(source, context)
    unsafe g_source_unref(source)
  }

  /// Runs the main loop until the thread is stopped.
  fileprivate func run() {
    unsafe g_main_context_push_thread_default(context)
    unsafe g_main_loop_run(loop)
    unsafe g_main_context_pop_thread_default(context)
  }
}

/// A timer on a ``BusThread``. Releasing it ends it.
@safe
final class BusTimer: @unchecked Sendable {
  // Sendable, because GLib lets any thread destroy a source.
  private let source: UnsafeMutablePointer<GSource>

  fileprivate init?(_ source: UnsafeMutablePointer<GSource>?) {
    guard let source = unsafe source else { return nil }
    unsafe self.source = unsafe g_source_ref(source)
  }

  deinit {
    unsafe g_source_destroy(source)
    unsafe g_source_unref(source)
  }
}

/// The closure of a source, which runs once or repeatedly.
private final class SourceBody: Sendable {
  let repeats: Bool
  let run: @Sendable () -> Void

  init(repeats: Bool, run: @escaping @Sendable () -> Void) {
    self.repeats = repeats
    self.run = run
  }
}

// MARK: - Trampolines

private func runBusThread(_ data: gpointer?) -> gpointer? {
  guard let data = unsafe data else { return nil }
  unsafe Unmanaged<BusThread>.fromOpaque(data).takeRetainedValue().run()
  return nil
}

private func runSourceBody(_ data: gpointer?) -> gboolean {
  guard let data = unsafe data else { return 0 }
  let body = unsafe Unmanaged<SourceBody>.fromOpaque(data).takeUnretainedValue()
  body.run()
  return body.repeats ? 1 : 0
}

private func releaseSourceBody(_ data: gpointer?) {
  guard let data = unsafe data else { return }
  unsafe Unmanaged<SourceBody>.fromOpaque(data).release()
}
