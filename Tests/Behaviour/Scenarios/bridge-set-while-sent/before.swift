// Catalogue 216: a subscriber sets the property while a value is sent, and is the only one that ever subscribes.
import Combine
import SwiftUI

final class Draft: ObservableObject {
    @Published var title = ""
    private(set) var heard: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        follow()
    }

    private func follow() {
        $title
            .sink { [weak self] title in
                guard let self else { return }
                heard.append("\(title):\(self.title)")
                if title.count > 3 { self.title = String(title.prefix(3)) }
                heard.append("\(self.title)")
            }
            .store(in: &cancellables)
    }
}

struct Root: View {
    @StateObject private var draft = Draft()

    var body: some View {
        TextField("Title", text: $draft.title)
        Text(draft.title + " " + draft.heard.joined(separator: " "))
    }
}
