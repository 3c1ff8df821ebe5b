// Catalogue 216: a subscriber sets the property before the next one subscribes, which then gets another value.
import Combine
import SwiftUI

final class Compose: ObservableObject {
    @Published var text = ""
    @Published private(set) var count = 0
    private let center = NotificationCenter.default
    private var cancellables: Set<AnyCancellable> = []

    init(text: String) {
        $text
            .sink { [weak self] text in
                self?.center.post(name: .init("text"), object: nil)
                if text.count > 10 { self?.text = String(text.prefix(10)) }
            }
            .store(in: &cancellables)
        self.text = text
        $text.sink { [weak self] text in self?.count = text.count }.store(in: &cancellables)
    }

    func clear() { text = "" }
}

struct ComposeView: View {
    @StateObject private var compose = Compose(text: "")

    var body: some View {
        VStack {
            TextField("Text", text: $compose.text)
            Text("\(compose.count)")
            Button("Clear") { compose.clear() }
        }
    }
}
