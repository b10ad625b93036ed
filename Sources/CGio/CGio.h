// The only header that includes GIO.
#pragma once

#include <gio/gio.h>
#include <glib-unix.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

#pragma clang assume_nonnull begin

// Needed because GLib marks its flag enumerations for the compiler from 2.88 on. Swift then imports them as option sets, and
// their members no longer have global names. A constant of the type has the same name and the same value in both forms.
static const GDBusSendMessageFlags thimble_dbus_send_with_serial = G_DBUS_SEND_MESSAGE_FLAGS_PRESERVE_SERIAL;
static const GDBusMessageFlags thimble_dbus_message_no_auto_start = G_DBUS_MESSAGE_FLAGS_NO_AUTO_START;
static const GDBusSignalFlags thimble_dbus_signal_none = G_DBUS_SIGNAL_FLAGS_NONE;
static const GDBusConnectionFlags thimble_dbus_connection_to_bus = (GDBusConnectionFlags)(
    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);

// Needed because G_DBUS_ERROR and G_IO_ERROR are macros around functions, which Swift does not see.
static inline gboolean thimble_error_is_dbus(const GError *error, gint code) {
  return g_error_matches(error, G_DBUS_ERROR, code);
}

// Needed because G_DBUS_ERROR and G_IO_ERROR are macros around functions, which Swift does not see.
static inline gboolean thimble_error_is_io(const GError *error, gint code) {
  return g_error_matches(error, G_IO_ERROR, code);
}

// Needed because Swift cannot convert a function of another type to GCallback.
static inline void thimble_dbus_on_closed(GDBusConnection *bus,
                                          void (*closed)(GDBusConnection *_Nullable, gboolean, GError *_Nullable, gpointer _Nullable),
                                          gpointer _Nullable data, void (*release)(gpointer _Nullable, GClosure *_Nullable)) {
  g_signal_connect_data(bus, "closed", G_CALLBACK(closed), data, release, (GConnectFlags)0);
}

// Needed because GIO's headers do not declare nullability, and there may be no address.
static inline char *_Nullable thimble_session_bus_address(GCancellable *_Nullable cancellable,
                                                          GError *_Nullable *_Nullable error) {
  return g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, cancellable, error);
}

// Needed because glibc declares these two only with _GNU_SOURCE, which Swift does not define.
static const short thimble_spawn_setsid = 0x80;
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

// Needed because si_status is a macro, which Swift does not see.
static inline int thimble_siginfo_status(const siginfo_t *info) { return info->si_status; }

#pragma clang assume_nonnull end
