#include "CTokens.h"

// C has this since C23, and Clang since version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t default_resolver[] = {
#embed "../Theming/Tokens/default.resolver.json"
};
static const uint8_t button_tokens[] = {
#embed "../Theming/Tokens/button.tokens.json"
};
static const uint8_t light_tokens[] = {
#embed "../Theming/Tokens/light.tokens.json"
};
static const uint8_t dark_tokens[] = {
#embed "../Theming/Tokens/dark.tokens.json"
};
static const uint8_t light_high_contrast_tokens[] = {
#embed "../Theming/Tokens/light-high-contrast.tokens.json"
};
static const uint8_t dark_high_contrast_tokens[] = {
#embed "../Theming/Tokens/dark-high-contrast.tokens.json"
};
static const uint8_t high_contrast_tokens[] = {
#embed "../Theming/Tokens/high-contrast.tokens.json"
};
static const uint8_t reduced_motion_tokens[] = {
#embed "../Theming/Tokens/reduced-motion.tokens.json"
};
static const uint8_t material_resolver[] = {
#embed "../Theming/Tokens/material.resolver.json"
};
static const uint8_t thumbprint_resolver[] = {
#embed "../Theming/Tokens/thumbprint.resolver.json"
};
static const uint8_t backbase_resolver[] = {
#embed "../Theming/Tokens/backbase.resolver.json"
};

static const struct {
  const uint8_t *bytes;
  size_t length;
} files[] = {
  [CTOKENS_DEFAULT_RESOLVER] = {default_resolver, sizeof default_resolver},
  [CTOKENS_BUTTON_TOKENS] = {button_tokens, sizeof button_tokens},
  [CTOKENS_LIGHT_TOKENS] = {light_tokens, sizeof light_tokens},
  [CTOKENS_DARK_TOKENS] = {dark_tokens, sizeof dark_tokens},
  [CTOKENS_LIGHT_HIGH_CONTRAST_TOKENS] = {light_high_contrast_tokens, sizeof light_high_contrast_tokens},
  [CTOKENS_DARK_HIGH_CONTRAST_TOKENS] = {dark_high_contrast_tokens, sizeof dark_high_contrast_tokens},
  [CTOKENS_HIGH_CONTRAST_TOKENS] = {high_contrast_tokens, sizeof high_contrast_tokens},
  [CTOKENS_REDUCED_MOTION_TOKENS] = {reduced_motion_tokens, sizeof reduced_motion_tokens},
  [CTOKENS_MATERIAL_RESOLVER] = {material_resolver, sizeof material_resolver},
  [CTOKENS_THUMBPRINT_RESOLVER] = {thumbprint_resolver, sizeof thumbprint_resolver},
  [CTOKENS_BACKBASE_RESOLVER] = {backbase_resolver, sizeof backbase_resolver},
};

size_t ctokens_length(CTokensFile file) { return files[file].length; }

uint8_t ctokens_byte(CTokensFile file, size_t index) { return index < files[file].length ? files[file].bytes[index] : 0; }
