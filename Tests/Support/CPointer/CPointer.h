// The pointer of an X display, moved and pressed by XTest, for benchmarks that compare two programs.

#pragma once

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// Needed because the libraries are here wherever xdotool is, and their headers are not.
typedef struct {
  void *display;
  int (*move)(void *, int, int, int, unsigned long);
  int (*button)(void *, unsigned int, int, unsigned long);
  int (*flush)(void *);
} cpointer;

// Needed because Swift cannot call a function that it finds by name without knowing where it is unsafe.
static inline bool cpointer_open(cpointer *pointer) {
  void *x11 = dlopen("libX11.so.6", RTLD_NOW);
  void *test = dlopen("libXtst.so.6", RTLD_NOW);
  if (!x11 || !test) return false;
  void *(*open)(const char *) = (void *(*)(const char *))dlsym(x11, "XOpenDisplay");
  pointer->move = (int (*)(void *, int, int, int, unsigned long))dlsym(test, "XTestFakeMotionEvent");
  pointer->button = (int (*)(void *, unsigned int, int, unsigned long))dlsym(test, "XTestFakeButtonEvent");
  pointer->flush = (int (*)(void *))dlsym(x11, "XFlush");
  if (!open || !pointer->move || !pointer->button || !pointer->flush) return false;
  pointer->display = open(NULL);
  return pointer->display != NULL;
}

// Needed for the same reason.
static inline void cpointer_move(cpointer *pointer, int x, int y) {
  pointer->move(pointer->display, -1, x, y, 0);
  pointer->flush(pointer->display);
}

// Needed for the same reason.
static inline void cpointer_button(cpointer *pointer, bool is_down) {
  pointer->button(pointer->display, 1, is_down, 0);
  pointer->flush(pointer->display);
}
