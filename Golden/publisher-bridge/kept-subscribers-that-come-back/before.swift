// Catalogue 60, 216: each of these may set its property while a value is sent, or subscribe to it.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

final class Immediate: ObservableObject {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text
            .receive(on: ImmediateScheduler.shared)
            .sink { [weak self] text in self?.text = text.trimmingCharacters(in: .whitespaces) }
            .store(in: &cancellables)
    }
}

final class Again: ObservableObject, Resetting {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text.sink { [weak self] _ in self?.follow() }.store(in: &cancellables)
    }

    func follow() {
        $text.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Later {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ told: Told, _ posted: Posted, _ first: First) {
        first.$text.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        first.$copy.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        told.onChange = { if $0.count > 4 { told.reset() } }
        told.$text.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        posted.$text.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    }
}

final class Told: ObservableObject, Resetting {
    @Published var text = ""
    var onChange: (String) -> Void = { _ in }
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text.sink { [weak self] text in self?.onChange(text) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Posted: ObservableObject, Resetting {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text
            .sink { text in UserDefaults.standard.set(text, forKey: "text") }
            .store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Inner: ObservableObject, Resetting {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    init(other: Inner) {
        $text
            .flatMap { _ in other.$text }
            .receive(on: DispatchQueue.main)
            .sink { print($0) }
            .store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Kept: ObservableObject {
    @Published var text = ""
    private lazy var texts = $text.eraseToAnyPublisher()
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        texts.sink { [weak self] text in self?.text = text + "!" }.store(in: &cancellables)
    }
}

final class Bound: ObservableObject {
    @Published var text = ""
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

final class First: ObservableObject {
    @Published var text = ""
    @Published var copy = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text.map { $0 + "!" }.assign(to: &$copy)
        $copy.sink { [weak self] copy in self?.text = copy }.store(in: &cancellables)
    }
}

struct BoundView: View {
    @ObservedObject var bound: Bound
    @Binding var text: String

    var body: some View {
        Text(bound.text)
            .onReceive(bound.$text) { text = $0 + "!" }
    }
}

struct AllView: View {
    @ObservedObject var immediate: Immediate
    @ObservedObject var again: Again
    @ObservedObject var told: Told
    @ObservedObject var posted: Posted
    @ObservedObject var inner: Inner
    @ObservedObject var kept: Kept
    @ObservedObject var loaded: Loaded
    @ObservedObject var first: First
    @ObservedObject var bound: Bound

    var body: some View {
        Text(immediate.text + again.text + told.text)
        Text(posted.text + inner.text + kept.text)
        Text(loaded.text + first.text)
        BoundView(bound: bound, text: $bound.text)
    }
}
