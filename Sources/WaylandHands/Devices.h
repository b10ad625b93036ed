// A virtual pointer and a virtual keyboard of a Wayland compositor.
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <wayland-client.h>
#include <xkbcommon/xkbcommon.h>

typedef struct Devices Devices;

/// The input of a family of compositors. Each function returns when the compositor has handled the event.
typedef struct {
  /// Connects a pointer and a keyboard. Returns false if the compositor is of another family.
  bool (*plug_in)(Devices *devices);
  /// Moves the pointer to the middle of a pixel.
  void (*move)(Devices *devices, int x, int y);
  /// Presses or releases a button by its code in Linux, such as `BTN_LEFT`.
  void (*button)(Devices *devices, uint32_t code, bool isDown);
  /// Turns the wheel by a step: 1 is down, -1 up.
  void (*wheel)(Devices *devices, int step);
  /// Presses or releases a key of the keymap.
  void (*key)(Devices *devices, xkb_keycode_t key, bool isDown);
} Backend;

/// The protocols wlr-virtual-pointer-unstable-v1 and virtual-keyboard-unstable-v1, of sway and its family.
extern const Backend swayBackend;

/// The interface org.gnome.Mutter.RemoteDesktop on the session bus.
extern const Backend mutterBackend;

struct Devices {
  const Backend *backend;
  struct wl_display *display;
  struct xkb_keymap *keymap;
  int width, height;
};

/// Connects both to the compositor at WAYLAND_DISPLAY, whose screen has that size. Returns NULL, or the problem.
const char *devices_plug_in(Devices *devices, int width, int height);

/// Waits until a client connects to the socket. Returns false when the compositor has ended.
bool devices_wait(Devices *devices, int socket);

/// Moves the pointer to the middle of a pixel.
void devices_move(Devices *devices, int x, int y);

/// Presses or releases a button: 1 is the left one, 2 the middle one, 3 the right one; 4 and 5 turn the wheel
/// up and down.
void devices_button(Devices *devices, int button, bool isDown);

/// Presses keys by their names in X, such as `ctrl+shift+F10`, or releases them in the opposite order. Returns false if
/// there is no such key.
bool devices_chord(Devices *devices, const char *names, bool isDown);

/// Presses and releases the key of an ASCII character, with Shift if it needs that. Returns false if there is no such
/// key.
bool devices_type(Devices *devices, char character);
