import Foundation

/// The command line.
struct Options: Sendable {
    var paths: [String] = []
    /// How many mutants are made of the files; 0 compares the files themselves.
    var mutants = 0
    var seed: UInt64 = 1
    /// How many differences of one category are printed.
    var examples = 20
    var jobs = 2

    init(_ arguments: [String]) {
        var rest = arguments[...]
        func number(_ flag: String) -> Int {
            guard let value = rest.popFirst(), let number = Int(value) else { Options.fail("\(flag) takes a number") }
            return number
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--mutants": mutants = number(argument)
            case "--seed": seed = UInt64(number(argument))
            case "--examples": examples = number(argument)
            case "--jobs": jobs = max(1, number(argument))
            default:
                if argument.hasPrefix("-") { Options.fail("unknown flag \(argument)") }
                paths.append(argument)
            }
        }
        if paths.isEmpty { Options.fail("usage: differential [--mutants N] [--seed N] [--examples N] [--jobs N] PATH...") }
    }

    static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("differential: \(message)\n".utf8))
        exit(2)
    }
}
