// Catalogue 216: a sink sets the property while its value is sent; who subscribes later gets that value.
import Combine
import SwiftUI

@Observable
final class Field {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    var log: [String] = []
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $textStorage
            .sink { [weak self] text in
                if text.count > 2 { self?.text = "xy" }
            }
            .store(in: &cancellables)
    }

    func follow() {
        $textStorage
            .sink { [weak self] text in self?.log.append(text) }
            .store(in: &cancellables)
    }
}

struct FieldView: View {
    var field: Field

    var body: some View {
        Button("Set") { field.text = "abc" }
        Button("Follow") { field.follow() }
        Text("\(field.text) \(field.log)")
    }
}
