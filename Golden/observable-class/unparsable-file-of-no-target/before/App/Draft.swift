// Catalogue 20: the code of somebody who was not done.
import SwiftUI

func draft(_ model: Model) {
    print(model) { title in
        title.
    }
}

final class Draft: ObservableObject {
    @Published var text = ""
}

struct DraftView: View {
    @ObservedObject var draft: Draft

    var body: some View { Text(draft.text) }
}
