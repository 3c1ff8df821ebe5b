// Catalogue 216: a subscriber sets the property before the next one subscribes, which then gets another value.
import Combine
import SwiftUI

@Observable
final class Compose {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    private(set) var count = 0
    private let center = NotificationCenter.default
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(text: String) {
        $textStorage
            .sink { [weak self] text in
                self?.center.post(name: .init("text"), object: nil)
                if text.count > 10 { self?.text = String(text.prefix(10)) }
            }
            .store(in: &cancellables)
        self.textStorage = text
        $textStorage.sink { [weak self] text in self?.count = text.count }.store(in: &cancellables)
    }

    func clear() { text = "" }
}

struct ComposeView: View {
    @State private var compose = Compose(text: "")

    var body: some View {
        VStack {
            TextField("Text", text: $compose.text)
            Text("\(compose.count)")
            Button("Clear") { compose.clear() }
        }
    }
}
