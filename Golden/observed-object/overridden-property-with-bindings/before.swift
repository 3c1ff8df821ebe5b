// Catalogue 104, 112: what overrides a property hides its name, and not its projection.
import SwiftUI
import UIKit

final class Draft: ObservableObject {
    @Published var text = ""
}

class DraftController: UIViewController {
    @ObservedObject var draft = Draft()
}

final class DraftEditor: DraftController {
    override var draft: Draft {
        didSet { edit() }
    }

    func edit() {
        present(UIHostingController(rootView: DraftField(text: $draft.text)), animated: true)
    }
}

struct DraftField: View {
    @Binding var text: String

    var body: some View { TextField("Text", text: $text) }
}
