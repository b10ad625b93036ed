internal import Glibc

/// The transfer functions of the RGB spaces.
///
/// All of them are odd: the sign of a channel is kept.
enum Transfer {
  /// CSS Color 4 adopted 2.4 in August 2025; before that it used the BT.2020 camera curve.
  static let rec2020Gamma = 2.4

  static func map(_ value: SIMD3<Double>, _ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(value.x), transform(value.y), transform(value.z))
  }

  static func power(_ value: Double, _ exponent: Double) -> Double {
    value < 0 ? -pow(-value, exponent) : pow(value, exponent)
  }

  static func decodeSRGB(_ value: SIMD3<Double>) -> SIMD3<Double> {
    map(value, decodeSRGB)
  }

  static func decodeSRGB(_ channel: Double) -> Double {
    let size = abs(channel)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return channel < 0 ? -linear : linear
  }

  static func encodeSRGB(_ value: SIMD3<Double>) -> SIMD3<Double> {
    map(value) { channel in
      let size = abs(channel)
      let encoded = size > 0.0031308 ? 1.055 * pow(size, 1 / 2.4) - 0.055 : 12.92 * size
      return channel < 0 ? -encoded : encoded
    }
  }

  static func decodeProPhoto(_ value: SIMD3<Double>) -> SIMD3<Double> {
    map(value) { abs($0) <= 16.0 / 512 ? $0 / 16 : power($0, 1.8) }
  }
}
