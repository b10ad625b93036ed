// The one place that names GIO.
#pragma once

#include <gio/gio.h>

#pragma clang assume_nonnull begin

// Needed because G_DBUS_ERROR and G_IO_ERROR are macros around functions, which Swift does not see.
static inline gboolean thimble_error_is_dbus(const GError *error, gint code) {
  return g_error_matches(error, G_DBUS_ERROR, code);
}

// Needed because G_DBUS_ERROR and G_IO_ERROR are macros around functions, which Swift does not see.
static inline gboolean thimble_error_is_io(const GError *error, gint code) {
  return g_error_matches(error, G_IO_ERROR, code);
}

// Needed because GIO's own headers say nothing of nullability, and an address may be missing.
static inline char *_Nullable thimble_session_bus_address(GCancellable *_Nullable cancellable,
                                                          GError *_Nullable *_Nullable error) {
  return g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, cancellable, error);
}

#pragma clang assume_nonnull end
