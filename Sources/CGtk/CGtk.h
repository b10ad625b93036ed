// The one place that names GTK.
//
// The shims are `static inline`, hold no logic beyond what their comment says, and are grouped by why they exist.
#pragma once

// Functions that GTK deprecated after the floor (4.8) have no replacement there, so they must not warn on newer versions.
// GLib's macro of this kind stays as it is: it changes bodies of GLib's inline functions, and no other C module that
// includes GLib would then go together with this one.
#define GDK_VERSION_MIN_REQUIRED (G_ENCODE_VERSION(4, 8))

#include <gtk/gtk.h>

#include "Appearance.h"
#include "Availability.h"
#include "Dispatch.h"
#include "Flags.h"
#include "Macros.h"
