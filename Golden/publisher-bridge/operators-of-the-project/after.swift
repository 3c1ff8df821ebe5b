// Catalogue 60, 207, 216: operators that the project adds to publishers, each of which is one chain.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

extension Publisher {
    func mapToVoid() -> some Publisher<Void, Failure> {
        map { _ in () }
    }

    func removeNil<T>() -> some Publisher<T, Failure> where Output == T? {
        return self.compactMap { $0 }
    }

    func withPrevious() -> some Publisher<(Output?, Output), Failure> {
        scan(nil) { ($0?.1, $1) }.removeNil()
    }
}

extension Publisher where Failure == Never {
    func assignWeakly<T: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<T, Output>, on object: T
    ) -> AnyCancellable {
        sink { [weak object] value in
            object?[keyPath: keyPath] = value
        }
    }
}

@Observable
final class Permission: Resetting {
    var isGiven = false { willSet { isGivenSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var isGivenSubject = CurrentValueSubject<Bool, Never>(_isGiven)
    var date: Date? { willSet { dateSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var dateSubject = CurrentValueSubject<Date?, Never>(_date)

    func reset() {
        isGiven = false
        date = nil
    }
}

final class Manager {
    private(set) var count = 0
    private var cancellables = Set<AnyCancellable>()

    func follow(_ permission: Permission) {
        permission.isGivenSubject.mapToVoid().sink { [weak self] in self?.count += 1 }.store(in: &cancellables)
        permission.dateSubject.removeNil().sink { print($0.timeIntervalSince1970) }.store(in: &cancellables)
        permission.isGivenSubject.withPrevious().sink { [weak self] in if $0.1 { self?.count += 1 } }.store(in: &cancellables)
    }
}

@Observable
final class Player: Resetting {
    private(set) var state = 0 { willSet { stateSubject.send(newValue) } }
    @ObservationIgnored private lazy var stateSubject = CurrentValueSubject<Int, Never>(_state)
    private(set) var button = ""
    @ObservationIgnored private var cancellable: AnyCancellable?

    func follow() {
        cancellable = stateSubject.removeDuplicates().map { "\($0)" }.assignWeakly(to: \.button, on: self)
    }

    func reset() { state = 0 }
}

struct AllView: View {
    var permission: Permission
    var player: Player

    var body: some View {
        Text("\(permission.isGiven) \(String(describing: permission.date))" + player.button)
    }
}
