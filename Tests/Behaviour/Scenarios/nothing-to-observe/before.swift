// Catalogue 218: an object that never announces anything is owned by a view, and reached through another one.
import SwiftUI

final class Log: ObservableObject {
    private var lines: [String] = []
    let prefix = ">"

    func add(_ line: String) { lines.append(prefix + line) }

    func flush(into model: Model) {
        model.text = lines.joined(separator: ",")
        lines = []
    }
}

final class Model: ObservableObject {
    @Published var text = ""
}

struct Root: View {
    @StateObject private var log = Log()
    @StateObject private var model = Model()
    @State private var isShown = true

    var body: some View {
        Text(model.text)
        Button("Hide") { isShown.toggle() }
        if isShown { LogView(log: log, model: model) }
    }
}

struct LogView: View {
    @ObservedObject var log: Log
    @ObservedObject var model: Model

    var body: some View {
        Text("prefix \(log.prefix)")
        Button("Add") { log.add("line") }
        Button("Flush") { log.flush(into: model) }
    }
}
