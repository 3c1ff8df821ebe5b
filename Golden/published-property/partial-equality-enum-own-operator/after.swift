// Catalogue 41: an own `==` of an enum that names a case and not what comes with it leaves that out.
import SwiftUI

enum Update: Equatable {
    case idle
    case checking(Checking)
    case found(Release)

    static func == (lhs: Update, rhs: Update) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): return true
        case (.checking, .checking): return true
        case (.found(let left), .found(let right)): return left == right
        default: return false
        }
    }

    struct Checking {
        let cancel: () -> Void
    }

    struct Release: Equatable {
        let version: String
    }
}

enum Phase: Equatable {
    case waiting
    case loaded(String, Int)
    case failed(Int)

    static func == (lhs: Phase, rhs: Phase) -> Bool {
        switch (lhs, rhs) {
        case (.waiting, .waiting): return true
        case let (.loaded(name, count), .loaded(otherName, otherCount)): return name == otherName && count == otherCount
        case (.failed(let code), .failed(let otherCode)): return code == otherCode
        default: return false
        }
    }
}

@Observable
final class UpdateModel {
    var update = Update.idle

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Update, _ rhs: Update) -> Bool { true }

    func check(_ cancel: @escaping () -> Void) {
        update = .checking(Update.Checking(cancel: cancel))
    }
}

@Observable
final class PhaseModel {
    var phase = Phase.waiting

    func load() {
        phase = .loaded("A", 1)
    }
}

struct UpdateView: View {
    var model: UpdateModel
    var phases: PhaseModel

    var body: some View {
        VStack {
            if case .checking(let checking) = model.update {
                Button("Cancel", action: checking.cancel)
            }
            if case .loaded(let name, let count) = phases.phase {
                Text("\(name) \(count)")
            }
        }
    }
}
