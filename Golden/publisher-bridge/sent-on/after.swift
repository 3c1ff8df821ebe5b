// Catalogue 216: a subscriber sets another published property, whose subscribers come back to none of the places.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@MainActor
@Observable
final class Process: Resetting {
    var state = 0 { willSet { stateSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var stateSubject = CurrentValueSubject<Int, Never>(_state)

    func reset() { state = 0 }
}

@MainActor
final class Library: ObservableObject {
    @Published private(set) var state = 0
    @Published private(set) var title = ""
    private var cancellables = Set<AnyCancellable>()

    init(process: Process) {
        process.stateSubject
            .sink { [weak self] state in self?.state = state }
            .store(in: &cancellables)
    }

    func follow() {
        $state
            .map { "\($0)" }
            .assign(to: &$title)
    }
}

final class Log {
    private(set) var lines: [String] = []
    private var cancellables = Set<AnyCancellable>()

    @MainActor
    func follow(_ library: Library) {
        library.$title
            .sink { [weak self] title in self?.lines.append(title) }
            .store(in: &cancellables)
    }
}

struct LibraryView: View {
    var process: Process
    @ObservedObject var library: Library
    let log: Log

    var body: some View {
        Text("\(process.state) \(library.state) \(library.title)")
        Button("Follow") { log.follow(library) }
    }
}
