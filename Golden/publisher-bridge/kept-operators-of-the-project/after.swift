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

@Observable
final class Own: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $textStorage.map { $0 + "!" }.assignWeakly(to: \.text, on: self).store(in: &cancellables)
    }

    func reset() { text = "" }
}

/// The property that is set sets the first one.
@Observable
final class Passing: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    var copy: String {
        get { access(keyPath: \.copy); return copyStorage }
        set { withMutation(keyPath: \.copy) { copyStorage = newValue } }
    }
    @ObservationIgnored @Published private var copyStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $copyStorage.assignWeakly(to: \.text, on: self).store(in: &cancellables)
        $textStorage.assignWeakly(to: \.copy, on: self).store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Observed: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    var copy = "" {
        didSet { text = copy }
    }
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $textStorage.map { $0 + "!" }.assignWeakly(to: \.copy, on: self).store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Chosen: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow(by path: ReferenceWritableKeyPath<Chosen, String>) {
        $textStorage.assignWeakly(to: path, on: self).store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Again: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $textStorage.followedAgain().sink { Swift.print($0) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Named: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $textStorage.again().sink { Swift.print($0) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Called: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $textStorage.call(self) { $0.text = $1 + "!" }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Several: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $textStorage.several().sink { [weak self] in self?.text = $0 + "!" }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

struct AllView: View {
    var own: Own
    var passing: Passing
    var observed: Observed
    var chosen: Chosen
    var again: Again
    var named: Named
    var called: Called
    var several: Several

    var body: some View {
        Text(own.text + passing.text + passing.copy + observed.text + chosen.text)
        Text(again.text + named.text + called.text + several.text)
    }
}
