#define _GNU_SOURCE

#include "Devices.h"

#include <linux/input-event-codes.h>
#include <poll.h>
#include <string.h>

const char *devices_plug_in(Devices *devices, int width, int height) {
  *devices = (Devices){.width = width, .height = height, .display = wl_display_connect(NULL)};
  if (!devices->display) return "there is no compositor at WAYLAND_DISPLAY";
  struct xkb_context *context = xkb_context_new(XKB_CONTEXT_NO_FLAGS);
  struct xkb_rule_names us = {.rules = "evdev", .model = "pc105", .layout = "us"};
  devices->keymap = context ? xkb_keymap_new_from_names(context, &us, XKB_KEYMAP_COMPILE_NO_FLAGS) : NULL;
  if (!devices->keymap) return "there is no keymap";
  static const Backend *const backends[] = {&swayBackend, &mutterBackend};
  for (size_t i = 0; i < sizeof backends / sizeof *backends; i++) {
    devices->backend = backends[i];
    if (devices->backend->plug_in(devices)) return NULL;
  }
  return "the compositor takes no virtual devices, and has no remote desktop of mutter's";
}

bool devices_wait(Devices *devices, int socket) {
  struct pollfd files[] = {{wl_display_get_fd(devices->display), POLLIN, 0}, {socket, POLLIN, 0}};
  for (;;) {
    if (wl_display_flush(devices->display) < 0 || poll(files, 2, -1) < 0) return false;
    if (files[0].revents && wl_display_dispatch(devices->display) < 0) return false;
    if (files[1].revents) return true;
  }
}

void devices_move(Devices *devices, int x, int y) { devices->backend->move(devices, x, y); }

void devices_button(Devices *devices, int button, bool isDown) {
  if (button == 4 || button == 5) {
    if (isDown) devices->backend->wheel(devices, button == 4 ? -1 : 1);
    return;
  }
  devices->backend->button(devices, button == 3 ? BTN_RIGHT : button == 2 ? BTN_MIDDLE : BTN_LEFT, isDown);
}

/// Returns the key that has the symbol on this level; 0 if there is none.
static xkb_keycode_t keyOf(Devices *devices, xkb_keysym_t symbol, xkb_level_index_t level) {
  xkb_keycode_t last = xkb_keymap_max_keycode(devices->keymap);
  for (xkb_keycode_t key = xkb_keymap_min_keycode(devices->keymap); key <= last; key++) {
    const xkb_keysym_t *symbols;
    int count = xkb_keymap_key_get_syms_by_level(devices->keymap, key, 0, level, &symbols);
    if (count == 1 && symbols[0] == symbol) return key;
  }
  return 0;
}

/// Returns the key of a symbol; 0 if there is none. `*shift` becomes true if it needs Shift.
static xkb_keycode_t keyWith(Devices *devices, xkb_keysym_t symbol, bool *shift) {
  xkb_keycode_t plain = keyOf(devices, symbol, 0);
  if (plain) return plain;
  *shift = true;
  return keyOf(devices, symbol, 1);
}

/// Returns the key with this name in X, or with this short name in xdotool; 0 if there is none. `*shift` becomes true
/// if it needs Shift.
static xkb_keycode_t keyNamed(Devices *devices, const char *name, bool *shift) {
  static const char *const shortNames[][2] = {
      {"ctrl", "Control_L"}, {"shift", "Shift_L"}, {"alt", "Alt_L"}, {"super", "Super_L"}};
  for (size_t i = 0; i < sizeof shortNames / sizeof *shortNames; i++) {
    if (!strcmp(name, shortNames[i][0])) name = shortNames[i][1];
  }
  xkb_keysym_t symbol = xkb_keysym_from_name(name, XKB_KEYSYM_NO_FLAGS);
  if (symbol == XKB_KEY_NoSymbol) return 0;
  return keyWith(devices, symbol, shift);
}

bool devices_chord(Devices *devices, const char *names, bool isDown) {
  xkb_keycode_t keys[9];
  int count = 0;
  bool shift = false;
  char text[128];
  if (strlen(names) >= sizeof text) return false;
  strcpy(text, names);
  for (char *rest = text, *name; (name = strsep(&rest, "+")) && count < 8;) {
    if (!(keys[count++] = keyNamed(devices, name, &shift))) return false;
  }
  if (shift) {
    memmove(keys + 1, keys, (size_t)count++ * sizeof *keys);
    keys[0] = keyOf(devices, XKB_KEY_Shift_L, 0);
  }
  for (int i = 0; i < count; i++) devices->backend->key(devices, keys[isDown ? i : count - 1 - i], isDown);
  return true;
}

bool devices_type(Devices *devices, char character) {
  bool takesShift = false;
  xkb_keycode_t key = keyWith(devices, xkb_utf32_to_keysym((uint32_t)character), &takesShift);
  if (!key) return false;
  xkb_keycode_t shift = keyOf(devices, XKB_KEY_Shift_L, 0);
  if (takesShift) devices->backend->key(devices, shift, true);
  devices->backend->key(devices, key, true);
  devices->backend->key(devices, key, false);
  if (takesShift) devices->backend->key(devices, shift, false);
  return true;
}
