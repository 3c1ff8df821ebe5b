// Catalogue 45, 213: setting what nothing reads kept an object's part fresh, which the view follows by itself once its class moves too.
import SwiftUI

@Observable
final class Log {
    var lines = 0

    func add() { lines += 1 }
}

@Observable
final class Model {
    var tick = 0
    var name = ""
    let log = Log()

    func bump() { tick += 1 }

    func rename() { name = "x" }
}

struct ModelView: View {
    var model: Model

    var body: some View {
        Button(model.name + "\(model.log.lines)") { model.bump() }
        LogView(log: model.log)
    }
}

struct LogView: View {
    var log: Log

    var body: some View { Button("\(log.lines)") { log.add() } }
}
