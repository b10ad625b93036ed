// The one place that names GTK.
#pragma once

#include <gtk/gtk.h>
