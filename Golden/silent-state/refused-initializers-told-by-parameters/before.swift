// Catalogue 213: parameters tell which type `.init` makes, whose initializer asks the clock.
import SwiftUI

struct Row {
    let title: String

    init(_ title: String) { self.title = "\(title) \(Date())" }
}

struct Rows: View {
    let rows: [Row]

    init(_ rows: Row...) { self.rows = rows }

    var body: some View { ForEach(rows, id: \.title) { Text($0.title) } }
}

final class Form: ObservableObject {
    @Published var text = ""
    @Published var isBusy = false

    func send() {
        isBusy = true
        text = ""
    }

    func stop() { isBusy = false }
}

struct RowsView: View {
    @ObservedObject var form: Form

    var body: some View { Rows(.init(form.text)) }
}

struct BusyView: View {
    @ObservedObject var form: Form

    var body: some View {
        if form.isBusy { Button("Stop", action: form.stop) }
    }
}
