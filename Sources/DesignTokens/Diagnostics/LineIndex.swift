/// Turns byte offsets into lines and columns in constant time, however long the lines are.
package struct LineIndex {
  private static let block = 1024

  private var lineStarts = [0]
  /// Unicode scalars before each block of bytes.
  private var scalars: [Int] = []

  package init(_ bytes: [UInt8]) {
    WorkCount.add(bytes.count)
    var count = 0
    var offset = 0
    // An iterator would take seven times as long in a debug build.
    while offset < bytes.count {
      if offset % Self.block == 0 { scalars.append(count) }
      if bytes[offset] & 0xC0 != 0x80 { count += 1 }
      if bytes[offset] == UInt8(ascii: "\n") { lineStarts.append(offset + 1) }
      offset += 1
    }
    scalars.append(count)
  }

  /// Returns the line and column of a byte, both from 1; an offset beyond the end counts as the end.
  package func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, scalarsBefore(offset, bytes) - scalarsBefore(lineStarts[low], bytes) + 1)
  }

  private func scalarsBefore(_ offset: Int, _ bytes: [UInt8]) -> Int {
    let block = offset / Self.block
    guard block < scalars.count else { return scalars.last ?? 0 }
    WorkCount.add(offset % Self.block)
    return scalars[block] + bytes[(block * Self.block)..<offset].count { $0 & 0xC0 != 0x80 }
  }
}
