#ifndef CTOKENS_H
#define CTOKENS_H

#include <stddef.h>
#include <stdint.h>

// The token files of the bundled themes, as bytes. A list of their numbers in Swift would take its compiler a minute.

typedef enum {
  CTOKENS_DEFAULT_RESOLVER,
  CTOKENS_BUTTON_TOKENS,
  CTOKENS_LIGHT_TOKENS,
  CTOKENS_DARK_TOKENS,
  CTOKENS_LIGHT_HIGH_CONTRAST_TOKENS,
  CTOKENS_DARK_HIGH_CONTRAST_TOKENS,
  CTOKENS_HIGH_CONTRAST_TOKENS,
  CTOKENS_REDUCED_MOTION_TOKENS,
  CTOKENS_MATERIAL_RESOLVER,
  CTOKENS_THUMBPRINT_RESOLVER,
  CTOKENS_BACKBASE_RESOLVER,
} CTokensFile;

// The number of bytes of a file.
size_t ctokens_length(CTokensFile file);

// A byte of a file; 0 behind its end.
uint8_t ctokens_byte(CTokensFile file, size_t index);

#endif
