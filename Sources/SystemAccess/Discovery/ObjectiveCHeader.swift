/// What a header of Objective-C declares, by a first look at its lines.
struct ObjectiveCHeader {
    /// Larger ones are generated, or no headers.
    private static let limit = 1 << 20

    /// The classes and protocols that it declares; none where it can't be read.
    let names: [String]

    /// - Parameter path: absolute.
    init(path: String) {
        let bytes = try? FileSystem.readFile(
            at: path, followingLinks: false, limit: ObjectiveCHeader.limit, isRegular: true)
        names = ObjectiveCHeader.names(in: bytes ?? [])
    }

    /// Of `@interface Receiver : NSObject` and `@protocol Receiving <NSObject>`: not of categories, whose class another
    /// file declares, nor of `@protocol Receiving;`.
    static func names(in bytes: [UInt8]) -> [String] {
        bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap { line in
            guard line.first == UInt8(ascii: "@") else { return nil }
            let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard words.count > 1, keywords.contains(where: { words[0].elementsEqual($0.utf8) }) else { return nil }
            let name = words[1].prefix { isOfName($0) }
            let rest = line[name.endIndex...].first { $0 != UInt8(ascii: " ") }
            guard !name.isEmpty, !endsOfOthers.contains(rest ?? 0) else { return nil }
            return String(decoding: name, as: UTF8.self)
        }
    }

    private static let keywords = ["@interface", "@protocol"]
    private static let endsOfOthers = [UInt8(ascii: "("), UInt8(ascii: ";"), UInt8(ascii: ",")]

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
