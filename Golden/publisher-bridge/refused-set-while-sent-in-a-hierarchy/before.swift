// Catalogue 60, 63, 216: a class with an @Observable subclass can't announce by hand, so that a subject stands in for publishers.
import Combine
import SwiftUI

class Field: ObservableObject {
    @Published var text = ""
    @Published var note = ""
    var cancellables = Set<AnyCancellable>()

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

final class NumberField: Field {
    @Published var digits = 0
}

struct FieldView: View {
    @ObservedObject var field: NumberField

    var body: some View {
        Button("Set") { field.text = "abc" }
        Button("Follow") { field.follow() }
        Text("\(field.text) \(field.note) \(field.digits)")
    }
}
