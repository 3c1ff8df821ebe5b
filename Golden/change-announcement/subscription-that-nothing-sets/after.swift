// Catalogue 69: the subscription goes with the sink that was set to it.
import Combine
import SwiftUI

@Observable
final class Notes {
    var lines: [String] = []
}

@Observable
final class AppContext {
    let notes: Notes

    init() {
        notes = Notes()
    }
}

struct NotesView: View {
    var context: AppContext

    var body: some View {
        List(context.notes.lines, id: \.self) { Text($0) }
    }
}
