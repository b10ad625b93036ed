/// Converts a Swift function to the type that C calls.
///
/// GTK calls its virtual functions, handlers and notifications on the thread that runs its main loop, and only the main
/// thread can start that loop (``Application/run(_:)`` and ``Gtk/initialize()`` belong to the main actor). So the main
/// actor's isolation holds inside, and dropping it from the type is sound. A check in each call would cost more than
/// what most of them do.
package func trampoline<Isolated, Plain>(_ function: Isolated, as plain: Plain.Type = Plain.self) -> Plain {
  unsafeBitCast(function, to: Plain.self)
}
