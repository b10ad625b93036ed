// The two functions with which another main loop runs Dispatch's main queue. CoreFoundation uses the same ones.
#pragma once

#include <glib-unix.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Needed because Dispatch's public headers do not declare it: the event descriptor that becomes readable when the
/// main queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void);

/// Needed because Dispatch's public headers do not declare it: runs the work on the main queue. Main thread only.
extern void _dispatch_main_queue_callback_4CF(void *_Null_unspecified message);

/// Needed because `gettid` is declared for `_GNU_SOURCE` only. Returns whether this is the thread that runs `main`.
static inline gboolean cgtk_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }
