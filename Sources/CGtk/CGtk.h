// The one place that names GTK.
//
// The shims are `static inline`, hold no logic beyond what their comment says, and are grouped by their reason.
#pragma once

#include <gtk/gtk.h>
#include <libintl.h>

#include "Accessible.h"
#include "Adwaita.h"
#include "Appearance.h"
#include "Availability.h"
#include "Deprecated.h"
#include "DeprecatedDialogs.h"
#include "Dispatch.h"
#include "Flags.h"
#include "Macros.h"
