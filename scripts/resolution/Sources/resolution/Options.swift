import Foundation

/// The command line.
struct Options: Sendable {
    var paths: [String] = []
    /// How many differences of one class, and places of one cause, are printed.
    var examples = 5
    /// Prints places of this class or cause only, all of them.
    var only: String?
    /// Compares what files below this folder say; nil for all files.
    var folder: String?

    init(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--examples":
                guard let number = rest.popFirst().flatMap({ Int($0) }) else {
                    Options.fail("--examples takes a number")
                }
                examples = number
            case "--only": only = rest.popFirst()
            case "--below":
                guard let path = rest.popFirst() else { Options.fail("--below takes a folder") }
                folder = path.hasSuffix("/") ? path : path + "/"
            default:
                if argument.hasPrefix("-") { Options.fail("unknown flag \(argument)") }
                paths.append(argument)
            }
        }
        if paths.isEmpty { Options.fail("usage: resolution [--examples N] [--only TEXT] [--below FOLDER] STORE...") }
    }

    static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("resolution: \(message)\n".utf8))
        exit(2)
    }
}
