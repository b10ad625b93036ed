#include "Backdrop.h"
#include "Devices.h"

#include <gio/gio.h>
#include <linux/input-event-codes.h>
#include <stdio.h>

static const char desktopName[] = "org.gnome.Mutter.RemoteDesktop", idleName[] = "org.gnome.Mutter.IdleMonitor";

static GDBusConnection *bus;
static char *session;
/// The pointer's place.
static double atX, atY;
/// True after a motion that no program's window has received.
static bool isUnseen;
/// The newest watch for input that has ended.
static guint32 ended;

/// Calls a method, and returns its results; NULL if it failed.
static GVariant *call(const char *name, const char *path, const char *interface, const char *method,
                      GVariant *arguments) {
  GError *error = NULL;
  GVariant *result = g_dbus_connection_call_sync(bus, name, path, interface, method, arguments, NULL,
                                                 G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, &error);
  if (error) fprintf(stderr, "wayland-hands: %s: %s\n", method, error->message);
  g_clear_error(&error);
  return result;
}

static guint32 watchInput(void) {
  guint32 watch = 0;
  GVariant *result = call(idleName, "/org/gnome/Mutter/IdleMonitor/Core", idleName, "AddUserActiveWatch", NULL);
  if (result) g_variant_get(result, "(u)", &watch);
  g_clear_pointer(&result, g_variant_unref);
  return watch;
}

static void inputCame(GDBusConnection *connection, const gchar *sender, const gchar *path, const gchar *interface,
                      const gchar *signal, GVariant *arguments, gpointer data) {
  (void)connection, (void)sender, (void)path, (void)interface, (void)signal, (void)data;
  guint32 watch;
  g_variant_get(arguments, "(u)", &watch);
  ended = MAX(ended, watch);
}

/// Calls a method of the session. A call for input returns before the compositor has handled that; then the watch ends.
static bool notify(const char *method, GVariant *arguments) {
  guint32 watch = arguments ? watchInput() : 0;
  GVariant *result = call(desktopName, session, "org.gnome.Mutter.RemoteDesktop.Session", method, arguments);
  if (!result) return false;
  g_variant_unref(result);
  // The release of a key that is not pressed is no input, so this wait has an end.
  gint64 end = g_get_monotonic_time() + G_USEC_PER_SEC;
  while (ended < watch && g_get_monotonic_time() < end)
    if (!g_main_context_iteration(NULL, FALSE)) g_usleep(500);
  return true;
}

static void move(Devices *devices, int x, int y) {
  double toX = CLAMP(x, 0, devices->width - 1) + 0.5, toY = CLAMP(y, 0, devices->height - 1) + 0.5;
  notify("NotifyPointerMotionRelative", g_variant_new("(dd)", toX - atX, toY - atY));
  atX = toX, atY = toY;
  isUnseen = backdrop_has_focus(devices->display);
}

/// Waits until a window of a program has the focus. mutter shows a window later than its first picture, and a program
/// that draws may seem ready before.
static void awaitWindow(Devices *devices) {
  gint64 end = g_get_monotonic_time() + 5 * G_USEC_PER_SEC;
  while (backdrop_has_focus(devices->display) && g_get_monotonic_time() < end) g_usleep(5000);
}

static void button(Devices *devices, uint32_t code, bool isDown) {
  if (isDown) awaitWindow(devices);
  if (isDown && isUnseen) {
    // Programs may ignore a press on something that has just appeared under the pointer.
    int x = (int)atX, y = (int)atY;
    move(devices, x - 1, y);
    move(devices, x, y);
  }
  notify("NotifyPointerButton", g_variant_new("(ib)", (gint32)code, isDown));
}

static void wheel(Devices *devices, int step) {
  (void)devices;
  notify("NotifyPointerAxisDiscrete", g_variant_new("(ui)", 0, step));
}

static void key(Devices *devices, xkb_keycode_t key, bool isDown) {
  if (isDown) awaitWindow(devices);
  notify("NotifyKeyboardKeycode", g_variant_new("(ub)", key - 8, isDown));
}

static bool plugIn(Devices *devices) {
  bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  if (!bus) return false;
  GVariant *result = call(desktopName, "/org/gnome/Mutter/RemoteDesktop", desktopName, "CreateSession", NULL);
  if (!result) return false;
  g_variant_get(result, "(o)", &session);
  g_variant_unref(result);
  g_dbus_connection_signal_subscribe(bus, idleName, idleName, "WatchFired", NULL, NULL, G_DBUS_SIGNAL_FLAGS_NONE,
                                     inputCame, NULL, NULL);
  if (!notify("Start", NULL)) return false;
  // Programs see no keyboard before its first key.
  key(devices, KEY_LEFTSHIFT + 8, true);
  key(devices, KEY_LEFTSHIFT + 8, false);
  // Only the screen's corner is a known place at first. A motion to somewhere else needs a stream of pictures.
  notify("NotifyPointerMotionRelative", g_variant_new("(dd)", -2.0 * devices->width, -2.0 * devices->height));
  move(devices, devices->width / 2, devices->height / 2);
  // mutter has a window in the screen's corner only if no place is free. Those of this size get the place (16, 16).
  return backdrop_show(devices->display, devices->width - 33, devices->height - 49);
}

const Backend mutterBackend = {plugIn, move, button, wheel, key};
