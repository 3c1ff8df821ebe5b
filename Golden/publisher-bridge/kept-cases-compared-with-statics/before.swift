// Catalogue 60, 216: `==` also asks for the static, whose code sets the property while its value is sent.
import Combine
import SwiftUI

final class Journal {
    nonisolated(unsafe) static let shared = Journal()
    var onNote: (() -> Void)?

    func note() -> String {
        onNote?()
        return "Error"
    }
}

enum Texts {
    static let error = Journal.shared.note()
}

struct Failure: Equatable {
    let title: String
}

enum Phase: Equatable {
    case loading
    case error(Failure)

    static func == (left: Phase, right: Phase) -> Bool {
        switch (left, right) {
        case (.loading, .loading): return true
        case (.error(let one), .error(let other)): return one == other && Texts.error != one.title
        default: return false
        }
    }
}

final class Form: ObservableObject {
    @Published var name = ""
    @Published var phase = Phase.loading

    func follow() {
        Journal.shared.onNote = { [weak self] in self?.name = "" }
        $name.map { $0.isEmpty ? Phase.loading : Phase.error(Failure(title: $0)) }
            .removeDuplicates()
            .assign(to: &$phase)
    }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        TextField("Name", text: $form.name)
            .disabled(form.phase == .loading)
            .onAppear { form.follow() }
    }
}
