// Different: the subject holds the value that was sent last, which is not the one that was stored.
import Combine
import SwiftUI

@Observable
final class Field {
    var text = "" { willSet { textSubject.send(newValue) } }
    @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
    var log: [String] = []
    @ObservationIgnored var onText: (String) -> Void = { _ in }
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        textSubject
            .sink { [weak self] text in self?.onText(text) }
            .store(in: &cancellables)
    }

    func follow() {
        textSubject
            .sink { [weak self] text in self?.log.append(text) }
            .store(in: &cancellables)
    }
}

struct Root: View {
    @State private var field = Field()

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
