/// Where the accessibility bus is to be found.
public enum BusAddress: Hashable, Sendable {
  /// Where this process's environment says: `AT_SPI_BUS_ADDRESS` if set, else whatever the session bus answers.
  case environment
  /// Ask the session bus at this D-Bus address.
  case sessionBus(String)
  /// The accessibility bus itself is at this D-Bus address, such as `unix:path=/run/user/1000/at-spi/bus_0`.
  case accessibilityBus(String)
}
