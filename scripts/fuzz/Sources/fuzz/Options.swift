import Foundation

/// The command line.
struct Options: Sendable {
    enum Mode: Sendable {
        /// Starts workers and looks after them.
        case supervise
        /// Checks inputs from this number on, until the supervisor ends it.
        case work(UInt64)
        /// Makes one input again, writes it and checks it.
        case show(UInt64)
    }

    var mode = Mode.supervise
    var paths: [String] = []
    var seconds = 600
    var seed: UInt64 = 1
    var jobs = 2
    /// Where inputs with findings are written, and each worker's number of its current input.
    var folder = FileManager.default.temporaryDirectory.path + "/reobserve-fuzz"

    init(_ arguments: [String]) {
        var rest = arguments[...]
        func value(_ flag: String) -> String {
            guard let value = rest.popFirst() else { Options.fail("\(flag) takes a value") }
            return value
        }
        func number(_ flag: String) -> Int {
            guard let number = Int(value(flag)), number >= 0 else { Options.fail("\(flag) takes a number") }
            return number
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--seconds": seconds = number(argument)
            case "--seed": seed = UInt64(number(argument))
            case "--jobs": jobs = max(1, number(argument))
            case "--folder": folder = value(argument)
            case "--number": mode = .show(UInt64(number(argument)))
            case "--worker": mode = .work(UInt64(number(argument)))
            default:
                if argument.hasPrefix("-") { Options.fail("unknown flag \(argument)") }
                paths.append(argument)
            }
        }
        if paths.isEmpty { Options.fail("usage: fuzz [--seconds N] [--seed N] [--jobs N] [--folder DIR] [--number N] PATH...") }
    }

    static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("fuzz: \(message)\n".utf8))
        exit(2)
    }
}
