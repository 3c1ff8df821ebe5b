// Catalogue 213: `if let note` and `guard let note` read what has the name, a variable of a plain class or a global one.
import SwiftUI

final class Recorder {
    static let shared = Recorder()

    private var note: String?

    var label: String {
        guard let note else { return "none" }
        return note
    }

    func mark() { note = "x" }
}

var lastError: String?

final class Tape: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select(_ index: Int) {
        Recorder.shared.mark()
        lastError = "\(index)"
        selection = index
    }
}

struct TapeHeader: View {
    @ObservedObject var tape: Tape

    var body: some View {
        VStack {
            Text(tape.title)
            Text(Recorder.shared.label)
            TapeList(tape: tape)
        }
    }
}

struct TapeErrors: View {
    @ObservedObject var tape: Tape

    var body: some View {
        VStack {
            Text(tape.title)
            if let lastError { Text(lastError) }
        }
    }
}

struct TapeList: View {
    @ObservedObject var tape: Tape

    var body: some View {
        Button("\(tape.selection)") { tape.select(2) }
    }
}
