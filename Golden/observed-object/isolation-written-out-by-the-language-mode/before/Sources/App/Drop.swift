// Catalogue 165: the package is compiled in Swift 5 mode, in which the wrapper put the types on the main actor. Which
// actor a delegate of drops is on depends on the SDK, so that it is written out as well.
import SwiftUI

@MainActor
final class Draft: ObservableObject {
    @Published var text = ""
}

final class DraftDrop: DropDelegate {
    @ObservedObject var draft: Draft

    init(draft: Draft) {
        self.draft = draft
    }

    func performDrop(info: DropInfo) -> Bool {
        draft.text = "dropped"
        return true
    }
}

struct DraftView: View {
    @ObservedObject var draft: Draft

    var body: some View {
        Text(draft.text)
    }
}
