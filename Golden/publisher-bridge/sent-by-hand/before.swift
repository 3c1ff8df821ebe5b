// Catalogue 60, 216: who subscribed to what a subscriber sends by hand comes back to none of the places.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

final class Field: ObservableObject {
    @Published var value = ""
    var rules: [Int] = [] {
        didSet { rulesChanged.send(()) }
    }
    var rulesPublisher: AnyPublisher<Void, Never> { rulesChanged.eraseToAnyPublisher() }
    private let rulesChanged = PassthroughSubject<Void, Never>()
}

final class Form: ObservableObject, Resetting {
    @Published var isValid = false
    @Published var asset = ""
    let field = Field()
    private var cancellables = Set<AnyCancellable>()

    func appear() {
        field.rulesPublisher.sink { [weak self] in self?.isValid = true }.store(in: &cancellables)
        $asset.sink { [weak self] asset in self?.field.rules = [asset.count] }.store(in: &cancellables)
    }

    func reset() { asset = "" }
}

final class Progress: ObservableObject, Resetting {
    @Published var state = 0
    let isSeen = CurrentValueSubject<Bool, Never>(false)
    private(set) var steps = 0
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        isSeen.dropFirst().sink { [weak self] _ in self?.steps += 1 }.store(in: &cancellables)
        $state.sink { [weak self] _ in self?.isSeen.send(true) }.store(in: &cancellables)
    }

    func reset() {
        if isSeen.value { state = 0 }
    }
}

final class Settings: ObservableObject, Resetting {
    @Published var name = ""

    func reset() { name = "" }
}

/// It tells of changes by hand, and others follow it.
final class Scheme: ObservableObject {
    @Published var mode = 0
    private var cancellables = Set<AnyCancellable>()

    func follow(_ settings: Settings) {
        settings.$name
            .sink { [weak self] name in
                self?.objectWillChange.send()
                self?.mode = name.count
            }
            .store(in: &cancellables)
    }
}

final class Log {
    private(set) var count = 0
    private var cancellables = Set<AnyCancellable>()

    func follow(_ scheme: Scheme) {
        scheme.objectWillChange.sink { [weak self] in self?.count += 1 }.store(in: &cancellables)
    }
}

struct AllView: View {
    @ObservedObject var form: Form
    @ObservedObject var progress: Progress
    @ObservedObject var settings: Settings
    let log: Log

    var body: some View {
        Text(form.asset + "\(form.isValid) \(progress.state)" + settings.name)
            .onAppear { form.appear() }
    }
}
