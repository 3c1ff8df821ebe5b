// Catalogue 222: a body calls a closure that a getter, or a function, gives back, which reads and sets a property that
// the view did not follow.
import SwiftUI

final class Log: ObservableObject {
    @Published var lines: [String] = []
    @Published var shown = 0

    var note: (String) -> String {
        {
            self.lines.append($0)
            return $0
        }
    }

    func counter() -> () -> Int {
        return {
            self.shown += 1
            return 1
        }
    }
}

struct LogView: View {
    @ObservedObject var log: Log

    var body: some View {
        Text("\(log.lines.count) \(log.shown)")
    }
}

struct RowView: View {
    let log: Log
    let text: String

    var body: some View {
        Text(log.note(text))
        Text("\(log.counter()())")
    }
}
