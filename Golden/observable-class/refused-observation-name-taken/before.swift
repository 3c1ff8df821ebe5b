// Catalogue 21: a type named Observation hides the module the macro's code names.
import SwiftUI

struct Observation {
    let species: String
}

final class FieldNotes: ObservableObject {
    @Published var observations: [Observation] = []
}

struct FieldNotesView: View {
    @StateObject private var notes = FieldNotes()

    var body: some View {
        List(notes.observations, id: \.species) { Text($0.species) }
    }
}
