// A virtual pointer and a virtual keyboard, by the protocols wlr-virtual-pointer-unstable-v1 and
// virtual-keyboard-unstable-v1.
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <wayland-client.h>
#include <xkbcommon/xkbcommon.h>

typedef struct {
  struct wl_display *display;
  struct wl_seat *seat;
  struct wl_proxy *pointers, *pointer, *keyboards, *keyboard;
  struct xkb_keymap *keymap;
  struct xkb_state *state;
  uint32_t width, height;
} Devices;

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
