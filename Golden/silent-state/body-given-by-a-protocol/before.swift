// Catalogue 35, 45: an extension of a protocol gives the body, which shows what the view declares.
import SwiftUI

protocol Screen: View {
    associatedtype Content: View
    @ViewBuilder var content: Content { get }
}

extension Screen {
    var body: some View {
        VStack {
            padded
        }
    }

    var padded: some View {
        content.padding()
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

    var content: some View {
        Text(draft.text)
        Text(UserDefaults.standard.string(forKey: "draft") ?? "")
        Button("Sign") {
            draft.append("me")
        }
    }
}
