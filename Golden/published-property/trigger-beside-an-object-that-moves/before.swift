// Catalogue 45, 213: setting what nothing reads kept an object's part fresh, which the view follows by itself once its class moves too.
import SwiftUI

final class Log: ObservableObject {
    @Published var lines = 0

    func add() { lines += 1 }
}

final class Model: ObservableObject {
    @Published var tick = 0
    @Published var name = ""
    let log = Log()

    func bump() { tick += 1 }

    func rename() { name = "x" }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Button(model.name + "\(model.log.lines)") { model.bump() }
        LogView(log: model.log)
    }
}

struct LogView: View {
    @ObservedObject var log: Log

    var body: some View { Button("\(log.lines)") { log.add() } }
}
