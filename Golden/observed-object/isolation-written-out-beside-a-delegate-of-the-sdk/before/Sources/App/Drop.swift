// Catalogue 165: which actor a delegate of drops is on depends on the version of the SDK, so that the isolation is
// written out.
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
