import Foundation

/// The arguments of the program.
struct Options {
    private(set) var count = 2000
    private(set) var seed: UInt64 = 1
    private(set) var number: Int?
    private(set) var examples = 20

    init(_ arguments: ArraySlice<String>) {
        var rest = Array(arguments)
        while let name = rest.first {
            guard rest.count > 1, let value = Int(rest[1]), value >= 0 else { Options.fail("no value for \(name)") }
            switch name {
            case "--count": count = value
            case "--seed": seed = UInt64(value)
            case "--number": number = value
            case "--examples": examples = value
            default: Options.fail("usage: combine-witness [--count N] [--seed N] [--number N] [--examples N]")
            }
            rest.removeFirst(2)
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("combine-witness: \(message)\n".utf8))
        exit(2)
    }
}
