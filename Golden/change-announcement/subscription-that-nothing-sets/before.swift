// Catalogue 69: the subscription goes with the sink that was set to it.
import Combine
import SwiftUI

final class Notes: ObservableObject {
    @Published var lines: [String] = []
}

final class AppContext: ObservableObject {
    let notes: Notes
    private var notesSubscription: AnyCancellable!

    init() {
        notes = Notes()
        notesSubscription = notes.objectWillChange
            .receive(on: DispatchQueue.main)
            .sink { [unowned self] in
                self.objectWillChange.send()
            }
    }
}

struct NotesView: View {
    @ObservedObject var context: AppContext

    var body: some View {
        List(context.notes.lines, id: \.self) { Text($0) }
    }
}
