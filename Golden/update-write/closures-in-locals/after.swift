// Catalogue 222: a local holds a closure that reads and sets a property, and only events call it, or hand it on.
import SwiftUI

@Observable
final class Log {
    var lines: [String] = []
    var shown = 0

    func show() {
        let count = { [weak owner = self] in
            guard let self = owner else { return }
            self.shown += 1
        }
        count()
    }
}

final class Writer {
    weak var owner: Log?

    init(owner: Log) { self.owner = owner }

    func write(_ text: String) {
        let append = { [weak owner] in
            if let self = owner {
                self.lines.append(text)
            }
        }
        DispatchQueue.main.async(execute: append)
    }
}

struct LogView: View {
    var log: Log

    var body: some View {
        Text("\(log.lines.count) \(log.shown)")
    }
}

struct RowView: View {
    let log: Log
    let writer: Writer

    var body: some View {
        let save = { log.show() }
        Button("Show", action: save)
        Button("Write") {
            let write = { writer.write("row") }
            write()
        }
    }
}
