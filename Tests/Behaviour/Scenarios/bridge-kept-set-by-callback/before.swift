// Catalogue 216: a closure that a subscriber runs sets the property while its value is sent; the property keeps its publisher.
import Combine
import SwiftUI

final class Field: ObservableObject {
    @Published var text = ""
    @Published var log: [String] = []
    var onText: (String) -> Void = { _ in }
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text
            .sink { [weak self] text in self?.onText(text) }
            .store(in: &cancellables)
    }

    func follow() {
        $text
            .sink { [weak self] text in self?.log.append(text) }
            .store(in: &cancellables)
    }
}

struct Root: View {
    @StateObject private var field = Field()

    var body: some View {
        Button("Shorten") {
            field.onText = { text in
                if text.count > 2 { field.text = "xy" }
            }
        }
        Button("Set") { field.text = "abc" }
        Button("Follow") { field.follow() }
        Text("\(field.text) \(field.log.joined(separator: " "))")
    }
}
