// Catalogue 202, 222: the functions of a result builder read and set a property, and run in answer to events; those of
// another one read it, and run with the body of a view that follows the object.
import SwiftUI

@Observable
final class Log {
    static let shared = Log()
    var count = 0
}

@resultBuilder
enum Lines {
    static func buildBlock(_ parts: String...) -> [String] {
        Log.shared.count += 1
        return parts
    }
}

@resultBuilder
enum Words {
    static func buildBlock(_ parts: String...) -> String { parts.joined() + "\(Log.shared.count)" }
}

func send(@Lines _ lines: () -> [String]) { print(lines()) }

struct LogView: View {
    var log = Log.shared

    var body: some View {
        Text("\(log.count)")
        Text(words)
    }

    @Words var words: String {
        "a"
        "b"
    }
}

struct RowView: View {
    var body: some View {
        Button("Send") {
            send {
                "a"
                "b"
            }
        }
    }
}
