// Catalogue 60, 216: `.error(let one)` of a pattern takes a value apart; it is not one of the statics, whose code sets
// the property.
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

enum Captions {
    static let error = NSLocalizedString("error", comment: "")
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
        case (.error(let one), .error(let other)): return one == other
        default: return false
        }
    }
}

@Observable
final class Form {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    var phase = Phase.loading
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        Journal.shared.onNote = { [weak self] in self?.name = "" }
        nameSubject.map { $0.isEmpty ? Phase.loading : Phase.error(Failure(title: $0)) }
            .removeDuplicates()
            .sink { [weak self] (value: Phase) in self?.phase = value }
            .store(in: &cancellables)
    }
}

struct FormView: View {
    @Bindable var form: Form

    var body: some View {
        TextField("Name", text: $form.name)
            .disabled(form.phase == .loading)
            .onAppear { form.follow() }
    }
}
