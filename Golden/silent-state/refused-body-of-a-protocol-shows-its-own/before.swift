// Catalogue 35, 45: the body that a protocol gives shows a property of its own, not that of the view with its name.
import SwiftUI

protocol Screen: View {
    associatedtype Content: View
    @ViewBuilder var content: Content { get }
}

extension Screen {
    var body: some View {
        VStack {
            content
            footer
        }
    }

    var footer: some View {
        Text("Footer")
    }
}

final class Draft: ObservableObject {
    @Published var text: String

    init(text: String) {
        self.text = text
    }

    func append(_ more: String) {
        text += more
    }
}

struct DraftScreen: Screen {
    @ObservedObject var draft: Draft

    var footer: some View {
        Text(draft.text)
    }

    var content: some View {
        Text(UserDefaults.standard.string(forKey: "draft") ?? "")
        Button("Sign") {
            draft.append("me")
        }
    }
}
