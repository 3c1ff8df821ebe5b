// Catalogue 216: subscribers that get values later may set the property and subscribe again; one that runs at once does neither.
import Combine
import SwiftUI

final class Field: ObservableObject {
    @Published var text = ""
    @Published var length = 0
    @Published var log: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text
            .receive(on: DispatchQueue.main)
            .sink { [weak self] text in
                if text.count > 2 { self?.text = "xy" }
            }
            .store(in: &cancellables)
        $length
            .removeDuplicates()
            .sink { [weak self] length in self?.note("length \(length)") }
            .store(in: &cancellables)
    }

    func follow() {
        $text
            .receive(on: DispatchQueue.main)
            .sink { [weak self] text in self?.log.append(text) }
            .store(in: &cancellables)
    }

    private func note(_ entry: String) {
        log.append(entry)
    }
}

struct Root: View {
    @StateObject private var field = Field()
    @State private var seen = 0

    var body: some View {
        Button("Set") { field.text = "abc" }
        Button("Follow") { field.follow() }
        Button("Grow") { field.length += 1 }
        Text("\(field.text) \(field.length) \(field.log) \(seen)")
            .onReceive(field.$length.map { $0 * 2 }) { seen = $0 }
    }
}
