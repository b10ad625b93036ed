/// The place of the accessibility bus.
public enum BusAddress: Hashable, Sendable {
  /// The place in this process's environment: `AT_SPI_BUS_ADDRESS` if set, else the answer of the session bus.
  case environment
  /// Ask the session bus at this D-Bus address.
  case sessionBus(String)
  /// The accessibility bus itself is at this D-Bus address, such as `unix:path=/run/user/1000/at-spi/bus_0`.
  case accessibilityBus(String)
}
