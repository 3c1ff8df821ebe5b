// Catalogue 60, 207, 216: operators of the project that subscribe again, set the property, or run what they were given.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

extension Publisher where Failure == Never {
    func assignWeakly<T: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<T, Output>, on object: T
    ) -> AnyCancellable {
        sink { [weak object] value in
            object?[keyPath: keyPath] = value
        }
    }

    /// It subscribes within a send.
    func followedAgain() -> some Publisher<Output, Never> {
        handleEvents(receiveOutput: { _ in _ = sink { Swift.print($0) } })
    }

    func again() -> some Publisher<Output, Never> {
        handleEvents(receiveOutput: { [self] _ in
            let publisher = self
            _ = publisher.map { $0 }
        })
    }

    func call<T: AnyObject>(_ object: T, _ body: @escaping (T, Output) -> Void) -> AnyCancellable {
        sink { [weak object] value in
            guard let object else { return }
            body(object, value)
        }
    }

    func several() -> AnyPublisher<Output, Never> {
        let values = share()
        return values.eraseToAnyPublisher()
    }
}

final class Own: ObservableObject, Resetting {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $text.map { $0 + "!" }.assignWeakly(to: \.text, on: self).store(in: &cancellables)
    }

    func reset() { text = "" }
}

/// The property that is set sets the first one.
final class Passing: ObservableObject, Resetting {
    @Published var text = ""
    @Published var copy = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $copy.assignWeakly(to: \.text, on: self).store(in: &cancellables)
        $text.assignWeakly(to: \.copy, on: self).store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Observed: ObservableObject, Resetting {
    @Published var text = ""
    var copy = "" {
        didSet { text = copy }
    }
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $text.map { $0 + "!" }.assignWeakly(to: \.copy, on: self).store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Chosen: ObservableObject, Resetting {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    func follow(by path: ReferenceWritableKeyPath<Chosen, String>) {
        $text.assignWeakly(to: path, on: self).store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Again: ObservableObject, Resetting {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $text.followedAgain().sink { Swift.print($0) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Named: ObservableObject, Resetting {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $text.again().sink { Swift.print($0) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Called: ObservableObject, Resetting {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $text.call(self) { $0.text = $1 + "!" }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Several: ObservableObject, Resetting {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $text.several().sink { [weak self] in self?.text = $0 + "!" }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

struct AllView: View {
    @ObservedObject var own: Own
    @ObservedObject var passing: Passing
    @ObservedObject var observed: Observed
    @ObservedObject var chosen: Chosen
    @ObservedObject var again: Again
    @ObservedObject var named: Named
    @ObservedObject var called: Called
    @ObservedObject var several: Several

    var body: some View {
        Text(own.text + passing.text + passing.copy + observed.text + chosen.text)
        Text(again.text + named.text + called.text + several.text)
    }
}
