// Catalogue 222: a local, or a lazy property, holds a closure that reads and sets a property of an object, also by a name `self`
// for it, and the code that an update runs calls the closure.
import SwiftUI

final class Log: ObservableObject {
    @Published var lines: [String] = []
    @Published var shown = 0
    @Published var made = 0
    @Published var kept = 0
    @Published var own = 0

    lazy var keep: () -> Int = { [unowned self] in
        self.kept += 1
        return self.kept
    }

    func show() -> Int {
        let count = { [weak owner = self] () -> Int in
            guard let self = owner else { return 0 }
            self.shown += 1
            return self.shown
        }
        return count()
    }
}

final class Writer {
    weak var owner: Log?

    init(owner: Log) {
        self.owner = owner
        let note = { [weak owner] in
            guard let self = owner else { return }
            self.made = self.made + 1
        }
        note()
    }

    func write(_ text: String) -> String {
        let append = { [weak owner] in
            if let self = owner {
                self.lines.append(text)
            }
        }
        append()
        return text
    }
}

struct LogView: View {
    @ObservedObject var log: Log

    var body: some View {
        Text("\(log.lines.count) \(log.shown) \(log.made) \(log.kept) \(log.own)")
    }
}

struct RowView: View {
    let log: Log
    let writer: Writer

    var body: some View {
        let other = Writer(owner: log)
        let count: () -> Int = {
            log.own += 1
            return log.own
        }
        Text(writer.write("row"))
        Text(other.write("other"))
        Text("\(log.show()) \(log.keep()) \(count())")
    }
}
