// Numbers that come from an application, a file or another process, on their way into C: clamped, so that none of them
// ends the program. All conversions to C's integers go through these initializers or the standard `clamping:`. They are
// inlinable because each frame converts many.

extension FixedWidthInteger {
  /// Takes the nearest number that fits, without the fraction; 0 for NaN.
  @inlinable package init(clamping number: Double) {
    if number.isNaN {
      self = 0
    } else if number >= Double(Self.max) {
      self = .max
    } else if number <= Double(Self.min) {
      self = .min
    } else {
      self.init(number)
    }
  }

  /// Takes a length in logical pixels, clamped to -1…10,000,000: GTK adds lengths, and the sum must fit too.
  @inlinable package init(length pixels: Int) { self.init(clamping: Swift.min(Swift.max(pixels, -1), 10_000_000)) }

  /// Takes a margin or the space between widgets in logical pixels, clamped to GTK's own limit of 32,767.
  @inlinable package init(spacing pixels: Int) { self.init(clamping: Int16(clamping: pixels)) }
}
