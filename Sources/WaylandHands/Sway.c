#define _GNU_SOURCE

#include "Devices.h"

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

static struct wl_seat *seat;
static struct wl_proxy *pointers, *pointer, *keyboards, *keyboard;
static struct xkb_state *state;

static void announced(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)data, (void)version;
  if (!strcmp(interface, wl_seat_interface.name) && !seat)
    seat = wl_registry_bind(registry, name, &wl_seat_interface, 1);
  else if (!strcmp(interface, pointersInterface.name))
    pointers = wl_registry_bind(registry, name, &pointersInterface, 1);
  else if (!strcmp(interface, keyboardsInterface.name))
    keyboards = wl_registry_bind(registry, name, &keyboardsInterface, 1);
}

static void withdrawn(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data, (void)registry, (void)name;
}

static struct wl_proxy *create(struct wl_proxy *manager, const struct wl_interface *interface) {
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
    wl_proxy_marshal_flags(keyboard, keyboardKeymap, NULL, 1, 0, (uint32_t)WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1, file,
                           (uint32_t)size);
    wl_display_roundtrip(devices->display);
  }
  if (file >= 0) close(file);
  return isWritten;
}

static bool plugIn(Devices *devices) {
  static const struct wl_registry_listener listener = {announced, withdrawn};
  wl_registry_add_listener(wl_display_get_registry(devices->display), &listener, NULL);
  wl_display_roundtrip(devices->display);
  if (!seat || !pointers || !keyboards) return false;
  pointer = create(pointers, &pointerInterface);
  keyboard = create(keyboards, &keyboardInterface);
  state = xkb_state_new(devices->keymap);
  return state && sendKeymap(devices);
}

static uint32_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint32_t)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
}

/// Ends a group of events, and waits until the compositor has handled them.
static void endFrame(Devices *devices) {
  wl_proxy_marshal_flags(pointer, pointerFrame, NULL, 1, 0);
  wl_display_roundtrip(devices->display);
}

static void move(Devices *devices, int x, int y) {
  // Coordinates are in half pixels, because the target is the middle of a pixel.
  wl_proxy_marshal_flags(pointer, pointerMotionAbsolute, NULL, 1, 0, now(), (uint32_t)(2 * x + 1),
                         (uint32_t)(2 * y + 1), (uint32_t)(2 * devices->width), (uint32_t)(2 * devices->height));
  endFrame(devices);
}

static void button(Devices *devices, uint32_t code, bool isDown) {
  wl_proxy_marshal_flags(pointer, pointerButton, NULL, 1, 0, now(), code, (uint32_t)isDown);
  endFrame(devices);
}

static void wheel(Devices *devices, int step) {
  // Along the vertical axis, by as much as libinput.
  wl_proxy_marshal_flags(pointer, pointerAxis, NULL, 1, 0, now(), 0, wl_fixed_from_int(15 * step));
  endFrame(devices);
}

static void key(Devices *devices, xkb_keycode_t key, bool isDown) {
  wl_proxy_marshal_flags(keyboard, keyboardKey, NULL, 1, 0, now(), key - 8, (uint32_t)isDown);
  if (xkb_state_update_key(state, key, isDown ? XKB_KEY_DOWN : XKB_KEY_UP)) {
    wl_proxy_marshal_flags(keyboard, keyboardModifiers, NULL, 1, 0,
                           xkb_state_serialize_mods(state, XKB_STATE_MODS_DEPRESSED),
                           xkb_state_serialize_mods(state, XKB_STATE_MODS_LATCHED),
                           xkb_state_serialize_mods(state, XKB_STATE_MODS_LOCKED),
                           xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE));
  }
  wl_display_roundtrip(devices->display);
}

const Backend swayBackend = {plugIn, move, button, wheel, key};
