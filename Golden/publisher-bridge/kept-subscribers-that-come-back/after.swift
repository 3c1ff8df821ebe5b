// Catalogue 60, 216: each of these may set its property while a value is sent, or subscribe to it.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@Observable
final class Immediate {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $textStorage
            .receive(on: ImmediateScheduler.shared)
            .sink { [weak self] text in self?.text = text.trimmingCharacters(in: .whitespaces) }
            .store(in: &cancellables)
    }
}

@Observable
final class Again: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $textStorage.sink { [weak self] _ in self?.follow() }.store(in: &cancellables)
    }

    func follow() {
        $textStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Later {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ told: Told, _ posted: Posted, _ first: First) {
        first.$textStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        first.$copyStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        told.onChange = { if $0.count > 4 { told.reset() } }
        told.$textStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        posted.$textStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    }
}

@Observable
final class Told: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var textStorage = ""
    var onChange: (String) -> Void = { _ in }
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $textStorage.sink { [weak self] text in self?.onChange(text) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Posted: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $textStorage
            .sink { text in UserDefaults.standard.set(text, forKey: "text") }
            .store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Inner: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(other: Inner) {
        $textStorage
            .flatMap { _ in other.$textStorage }
            .receive(on: DispatchQueue.main)
            .sink { print($0) }
            .store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Kept {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private lazy var texts = $textStorage.eraseToAnyPublisher()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        texts.sink { [weak self] text in self?.text = text + "!" }.store(in: &cancellables)
    }
}

@Observable
final class Bound {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var textStorage = ""
}

final class Loaded: ObservableObject {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    }

    func load() {
        DispatchQueue.global().async { self.text = "loaded" }
    }
}

@Observable
final class First {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var textStorage = ""
    var copy: String {
        get { access(keyPath: \.copy); return copyStorage }
        set { withMutation(keyPath: \.copy) { copyStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var copyStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $textStorage.map { $0 + "!" }.sink { [weak self] (value: String) in self?.copy = value }.store(in: &cancellables)
        $copyStorage.sink { [weak self] copy in self?.text = copy }.store(in: &cancellables)
    }
}

struct BoundView: View {
    var bound: Bound
    @Binding var text: String

    var body: some View {
        Text(bound.text)
            .onReceive(bound.$textStorage) { text = $0 + "!" }
    }
}

struct AllView: View {
    var immediate: Immediate
    var again: Again
    var told: Told
    var posted: Posted
    var inner: Inner
    var kept: Kept
    @ObservedObject var loaded: Loaded
    var first: First
    @Bindable var bound: Bound

    var body: some View {
        Text(immediate.text + again.text + told.text)
        Text(posted.text + inner.text + kept.text)
        Text(loaded.text + first.text)
        BoundView(bound: bound, text: $bound.text)
    }
}
