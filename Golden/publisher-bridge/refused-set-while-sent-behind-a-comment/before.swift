// Catalogue 60, 63, 216: declarations with a comment within stay in one, so that a subject stands in for the publishers.
import Combine
import SwiftUI

final class Field: ObservableObject {
    @Published /* typed */ var text = ""
    @Published /* beside it */ var note = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        Publishers.CombineLatest($text, $note)
            .sink { [weak self] text, _ in
                if text.count > 2 { self?.text = "xy" }
            }
            .store(in: &cancellables)
    }

    func follow() {
        $text
            .sink { text in print(text) }
            .store(in: &cancellables)
    }
}

struct FieldView: View {
    @ObservedObject var field: Field

    var body: some View {
        Button("Set") { field.text = "abc" }
        Button("Follow") { field.follow() }
        Text("\(field.text) \(field.note)")
    }
}
