// Catalogue 60, 216: who subscribed to what a subscriber sends by hand comes back to none of the places.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@Observable
final class Field {
    var value = ""
    var rules: [Int] = [] {
        didSet { rulesChanged.send(()) }
    }
    var rulesPublisher: AnyPublisher<Void, Never> { rulesChanged.eraseToAnyPublisher() }
    private let rulesChanged = PassthroughSubject<Void, Never>()
}

@Observable
final class Form: Resetting {
    var isValid = false
    var asset = "" { willSet { assetSubject.send(newValue) } }
    @ObservationIgnored private lazy var assetSubject = CurrentValueSubject<String, Never>(_asset)
    let field = Field()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func appear() {
        field.rulesPublisher.sink { [weak self] in self?.isValid = true }.store(in: &cancellables)
        assetSubject.sink { [weak self] asset in self?.field.rules = [asset.count] }.store(in: &cancellables)
    }

    func reset() { asset = "" }
}

@Observable
final class Progress: Resetting {
    var state = 0 { willSet { stateSubject.send(newValue) } }
    @ObservationIgnored private lazy var stateSubject = CurrentValueSubject<Int, Never>(_state)
    let isSeen = CurrentValueSubject<Bool, Never>(false)
    private(set) var steps = 0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        isSeen.dropFirst().sink { [weak self] _ in self?.steps += 1 }.store(in: &cancellables)
        stateSubject.sink { [weak self] _ in self?.isSeen.send(true) }.store(in: &cancellables)
    }

    func reset() {
        if isSeen.value { state = 0 }
    }
}

@Observable
final class Settings: Resetting {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)

    func reset() { name = "" }
}

/// It tells of changes by hand, and others follow it.
final class Scheme: ObservableObject {
    @Published var mode = 0
    private var cancellables = Set<AnyCancellable>()

    func follow(_ settings: Settings) {
        settings.nameSubject
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
    var form: Form
    var progress: Progress
    var settings: Settings
    let log: Log

    var body: some View {
        Text(form.asset + "\(form.isValid) \(progress.state)" + settings.name)
            .onAppear { form.appear() }
    }
}
