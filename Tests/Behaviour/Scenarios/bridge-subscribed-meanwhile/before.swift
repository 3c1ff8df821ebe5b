// Catalogue 60: a subscription that is made while a value is being sent.
import Combine
import SwiftUI

final class Chain: ObservableObject {
    @Published var link = 1
    @Published var log: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        $link
            .dropFirst()
            .sink { [weak self] _ in self?.subscribe() }
            .store(in: &cancellables)
    }

    private func subscribe() {
        $link.first().sink { [weak self] in self?.log.append("\($0)") }.store(in: &cancellables)
    }
}

struct Root: View {
    @StateObject private var chain = Chain()

    var body: some View {
        Button("Next") { chain.link += 1 }
        Text("\(chain.link): \(chain.log.joined(separator: " "))")
    }
}
