// Catalogue 60, 216: a property that keeps its publisher: a sink sets it while its value is sent, and others subscribe later.
import Combine
import SwiftUI

final class Field: ObservableObject {
    @Published var text = ""
    @Published var log: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text
            .sink { [weak self] text in
                if text.count > 2 { self?.text = "xy" }
            }
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
        Button("Set") { field.text = "abc" }
        Button("Follow") { field.follow() }
        Text("\(field.text) \(field.log)")
    }
}
