// A process in which another library has the name of an enumeration, as with two copies of the kit.

#include <thimble.h>

int
main (void)
{
  static const GEnumValue values[] = { { 0, "OTHER_SMALL", "small" }, { 0, NULL, NULL } };

  g_enum_register_static ("ThimbleButtonSize", values);
  return thimble_button_size_get_type () == 0;
}
