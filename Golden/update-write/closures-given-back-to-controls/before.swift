// Catalogue 222: a body names closures that a getter, or a function, gives back, for a control to call.
import SwiftUI

final class Log: ObservableObject {
    @Published var lines: [String] = []
    @Published var shown = 0

    var note: () -> Void {
        { self.lines.append("noted") }
    }

    func counter() -> () -> Void {
        return { self.shown += 1 }
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

    var body: some View {
        Button("Note", action: log.note)
        Button("Count", action: log.counter())
    }
}
