import SwiftParser
import SwiftSyntax

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

// Parses each file that the standard input lists, one path after the other, each with a zero byte at its end, and does nothing with the
// trees. Bytes go from read(2) to the parser, so that what is measured is the parser and not how files can be read.

/// All bytes up to the end, or nil if they can't be read.
func contents(of descriptor: Int32, into buffer: inout [UInt8]) -> Int? {
    var count = 0
    while true {
        if count == buffer.count { buffer += [UInt8](repeating: 0, count: max(buffer.count, 1 << 16)) }
        let amount = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count) }
        if amount < 0 { return nil }
        if amount == 0 { return count }
        count += amount
    }
}

var list: [UInt8] = []
let listed = contents(of: 0, into: &list) ?? 0
var source: [UInt8] = []
var files = 0
var bytes = 0
for path in list[..<listed].split(separator: 0) {
    let descriptor = open(String(decoding: path, as: UTF8.self), O_RDONLY)
    guard descriptor >= 0, let count = contents(of: descriptor, into: &source) else {
        print("parse-only: can't read \(String(decoding: path, as: UTF8.self))")
        exit(2)
    }
    close(descriptor)
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: UnsafeBufferPointer(rebasing: $0[..<count])) }
    files += 1
    bytes += tree.totalLength.utf8Length
}
print("\(files) files, \(bytes) bytes")
