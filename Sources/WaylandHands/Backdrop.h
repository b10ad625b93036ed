// A window of the compositor that never gets the pointer, behind all others.
#pragma once

#include <stdbool.h>
#include <wayland-client.h>

/// Shows a window of that size, and returns once the compositor has it. Returns false if that is impossible.
bool backdrop_show(struct wl_display *display, int width, int height);

/// Returns true if it has the keyboard focus, because no other window is shown.
bool backdrop_has_focus(struct wl_display *display);
