// Catalogue 156: a parameter asks for a composition with ObservableObject.
import SwiftUI

protocol Saving {
    func save()
}

final class Draft: ObservableObject, Saving {
    @Published var text = ""

    func save() {}
}

func store(_ object: any ObservableObject & Saving) {
    object.save()
}

struct DraftView: View {
    @StateObject private var draft = Draft()

    var body: some View {
        Button(draft.text) { store(draft) }
    }
}
