// The clock of the programs in C and in Swift.
#pragma once

#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

/// Returns a clock's time in nanoseconds.
static inline int64_t bench_clock_ns(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/// Returns the time of CLOCK_MONOTONIC.
static inline int64_t bench_now_ns(void) { return bench_clock_ns(CLOCK_MONOTONIC); }

/// Returns the CPU time of the process.
static inline int64_t bench_cpu_ns(void) { return bench_clock_ns(CLOCK_PROCESS_CPUTIME_ID); }

/// Returns the time since the start of the program, by the variable BENCH_BEGIN; 0 without it.
static inline int64_t bench_since_start_ns(void) {
  const char *begin = getenv("BENCH_BEGIN");
  return begin ? bench_now_ns() - strtoll(begin, NULL, 10) : 0;
}

/// Returns the allocated bytes of all arenas.
static inline int64_t bench_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}

/// Separates two spans for a profiler, which looks for this function by its name.
__attribute__((noinline, used)) static void bench_mark(void) { __asm__ volatile(""); }
