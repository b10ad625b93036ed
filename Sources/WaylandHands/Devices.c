#define _GNU_SOURCE

#include "Devices.h"

#include <linux/input-event-codes.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

// The protocols: all requests in order, up to the last one that is used.

static const struct wl_interface pointerInterface = {
    "zwlr_virtual_pointer_v1", 1, 5,
    (const struct wl_message[]){
        {"motion", "uff", (const struct wl_interface *[3]){0}},
        {"motion_absolute", "uuuuu", (const struct wl_interface *[5]){0}},
        {"button", "uuu", (const struct wl_interface *[3]){0}},
        {"axis", "uuf", (const struct wl_interface *[3]){0}},
        {"frame", "", NULL},
    },
    0, NULL};
enum { pointerMotionAbsolute = 1, pointerButton = 2, pointerAxis = 3, pointerFrame = 4 };

static const struct wl_interface pointersInterface = {
    "zwlr_virtual_pointer_manager_v1", 1, 1,
    (const struct wl_message[]){
        {"create_virtual_pointer", "?on", (const struct wl_interface *[]){&wl_seat_interface, &pointerInterface}},
    },
    0, NULL};

static const struct wl_interface keyboardInterface = {
    "zwp_virtual_keyboard_v1", 1, 3,
    (const struct wl_message[]){
        {"keymap", "uhu", (const struct wl_interface *[3]){0}},
        {"key", "uuu", (const struct wl_interface *[3]){0}},
        {"modifiers", "uuuu", (const struct wl_interface *[4]){0}},
    },
    0, NULL};
enum { keyboardKeymap, keyboardKey, keyboardModifiers };

static const struct wl_interface keyboardsInterface = {
    "zwp_virtual_keyboard_manager_v1", 1, 1,
    (const struct wl_message[]){
        {"create_virtual_keyboard", "on", (const struct wl_interface *[]){&wl_seat_interface, &keyboardInterface}},
    },
    0, NULL};
enum { createDevice };

// Plugging in ---------------------------------------------------------------------------------------------------------

static void announced(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  Devices *devices = data;
  (void)version;
  if (!strcmp(interface, wl_seat_interface.name) && !devices->seat)
    devices->seat = wl_registry_bind(registry, name, &wl_seat_interface, 1);
  else if (!strcmp(interface, pointersInterface.name))
    devices->pointers = wl_registry_bind(registry, name, &pointersInterface, 1);
  else if (!strcmp(interface, keyboardsInterface.name))
    devices->keyboards = wl_registry_bind(registry, name, &keyboardsInterface, 1);
}

static void withdrawn(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data, (void)registry, (void)name;
}

static struct wl_proxy *create(struct wl_proxy *manager, const struct wl_interface *interface, struct wl_seat *seat) {
  // The protocol has the new object after the seat.
  return wl_proxy_marshal_flags(manager, createDevice, interface, 1, 0, seat, NULL);
}

/// Passes the keymap to the compositor, in a file in memory.
static bool sendKeymap(Devices *devices) {
  char *text = xkb_keymap_get_as_string(devices->keymap, XKB_KEYMAP_FORMAT_TEXT_V1);
  if (!text) return false;
  size_t size = strlen(text) + 1;
  int file = memfd_create("keymap", MFD_CLOEXEC);
  bool isWritten = file >= 0 && write(file, text, size) == (ssize_t)size;
  free(text);
  if (isWritten) {
    wl_proxy_marshal_flags(devices->keyboard, keyboardKeymap, NULL, 1, 0, (uint32_t)WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1, file,
                           (uint32_t)size);
    wl_display_roundtrip(devices->display);
  }
  if (file >= 0) close(file);
  return isWritten;
}

const char *devices_plug_in(Devices *devices, int width, int height) {
  memset(devices, 0, sizeof *devices);
  devices->width = (uint32_t)width;
  devices->height = (uint32_t)height;
  devices->display = wl_display_connect(NULL);
  if (!devices->display) return "there is no compositor at WAYLAND_DISPLAY";
  static const struct wl_registry_listener listener = {announced, withdrawn};
  wl_registry_add_listener(wl_display_get_registry(devices->display), &listener, devices);
  wl_display_roundtrip(devices->display);
  if (!devices->seat || !devices->pointers || !devices->keyboards) return "the compositor takes no virtual devices";
  devices->pointer = create(devices->pointers, &pointerInterface, devices->seat);
  devices->keyboard = create(devices->keyboards, &keyboardInterface, devices->seat);

  struct xkb_context *context = xkb_context_new(XKB_CONTEXT_NO_FLAGS);
  struct xkb_rule_names us = {.rules = "evdev", .model = "pc105", .layout = "us"};
  devices->keymap = context ? xkb_keymap_new_from_names(context, &us, XKB_KEYMAP_COMPILE_NO_FLAGS) : NULL;
  devices->state = devices->keymap ? xkb_state_new(devices->keymap) : NULL;
  if (!devices->state || !sendKeymap(devices)) return "there is no keymap";
  return NULL;
}

bool devices_wait(Devices *devices, int socket) {
  struct pollfd files[] = {{wl_display_get_fd(devices->display), POLLIN, 0}, {socket, POLLIN, 0}};
  for (;;) {
    if (wl_display_flush(devices->display) < 0 || poll(files, 2, -1) < 0) return false;
    if (files[0].revents && wl_display_dispatch(devices->display) < 0) return false;
    if (files[1].revents) return true;
  }
}

// Acting --------------------------------------------------------------------------------------------------------------

static uint32_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint32_t)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
}

/// Ends a group of events, and waits until the compositor has handled them.
static void endFrame(Devices *devices) {
  wl_proxy_marshal_flags(devices->pointer, pointerFrame, NULL, 1, 0);
  wl_display_roundtrip(devices->display);
}

void devices_move(Devices *devices, int x, int y) {
  // Coordinates are in half pixels, because the target is the middle of a pixel.
  wl_proxy_marshal_flags(devices->pointer, pointerMotionAbsolute, NULL, 1, 0, now(), (uint32_t)(2 * x + 1),
                         (uint32_t)(2 * y + 1), 2 * devices->width, 2 * devices->height);
  endFrame(devices);
}

void devices_button(Devices *devices, int button, bool isDown) {
  if (button == 4 || button == 5) {
    if (!isDown) return;
    // One step of a wheel along the vertical axis, as in libinput.
    wl_fixed_t step = wl_fixed_from_int(button == 4 ? -15 : 15);
    wl_proxy_marshal_flags(devices->pointer, pointerAxis, NULL, 1, 0, now(), 0, step);
    return endFrame(devices);
  }
  uint32_t code = button == 3 ? BTN_RIGHT : button == 2 ? BTN_MIDDLE : BTN_LEFT;
  wl_proxy_marshal_flags(devices->pointer, pointerButton, NULL, 1, 0, now(), code, (uint32_t)isDown);
  endFrame(devices);
}

static void pressKey(Devices *devices, xkb_keycode_t key, bool isDown) {
  wl_proxy_marshal_flags(devices->keyboard, keyboardKey, NULL, 1, 0, now(), key - 8, (uint32_t)isDown);
  if (xkb_state_update_key(devices->state, key, isDown ? XKB_KEY_DOWN : XKB_KEY_UP)) {
    wl_proxy_marshal_flags(devices->keyboard, keyboardModifiers, NULL, 1, 0,
                           xkb_state_serialize_mods(devices->state, XKB_STATE_MODS_DEPRESSED),
                           xkb_state_serialize_mods(devices->state, XKB_STATE_MODS_LATCHED),
                           xkb_state_serialize_mods(devices->state, XKB_STATE_MODS_LOCKED),
                           xkb_state_serialize_layout(devices->state, XKB_STATE_LAYOUT_EFFECTIVE));
  }
  wl_display_roundtrip(devices->display);
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
  for (int i = 0; i < count; i++) pressKey(devices, keys[isDown ? i : count - 1 - i], isDown);
  return true;
}

bool devices_type(Devices *devices, char character) {
  bool takesShift = false;
  xkb_keycode_t key = keyWith(devices, xkb_utf32_to_keysym((uint32_t)character), &takesShift);
  if (!key) return false;
  xkb_keycode_t shift = keyOf(devices, XKB_KEY_Shift_L, 0);
  if (takesShift) pressKey(devices, shift, true);
  pressKey(devices, key, true);
  pressKey(devices, key, false);
  if (takesShift) pressKey(devices, shift, false);
  return true;
}
