import Foundation
import SwiftUI

/// Runs one side of one scenario: `runner [--eager-state] SYMBOL STEPS`, where the symbol is the function that makes its views.
@main
enum Runner {
    @MainActor
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "--eager-state" {
            RuntimeOptions.makesStateEagerly = true
            arguments.removeFirst()
        }
        guard arguments.count == 2, let text = try? String(contentsOfFile: arguments[1], encoding: .utf8) else {
            stop("runner: two arguments, please")
        }
        guard let symbol = dlsym(nil, arguments[0]) else { stop("runner: there is no \(arguments[0])") }
        var steps: [Step] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let step = Step(String(line)) else { stop("runner: no step: \(line)") }
            steps.append(step)
        }
        unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
        Task { @MainActor in
            await Host.opened?.run(steps)
            exit(0)
        }
        // The main queue of Dispatch is served on the main thread, as in an app.
        RunLoop.main.run()
    }

    private static func stop(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(2)
    }
}
