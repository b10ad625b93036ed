// Needed because Swift's Glibc module leaves `<malloc.h>` out: how much of the heap is in use.
#pragma once

#include <malloc.h>
