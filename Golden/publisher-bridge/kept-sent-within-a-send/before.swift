// Catalogue 216: a library that is called while a value is sent may come to what sets the property, or subscribes to it.
import Combine
import SwiftUI

protocol Reloading: AnyObject {
    func reload()
}

/// It subscribes when values were sent.
final class Later {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ notified: Notified, _ required: Required, _ joined: Joined, _ observed: Observed, _ child: Child) {
        notified.$text.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        required.$text.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        joined.$text.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        observed.$text.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        child.$text.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    }

    func follow(_ bound: Bound, _ called: Called, _ kept: Kept) {
        bound.$isShown.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        called.$text.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        kept.$text.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    }
}

final class Notified: NSObject, ObservableObject {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    override init() {
        super.init()
        $text.sink { text in UserDefaults.standard.set(text, forKey: "text") }.store(in: &cancellables)
        NotificationCenter.default.addObserver(
            self, selector: #selector(read), name: UserDefaults.didChangeNotification, object: nil)
    }

    @objc private func read() { text = UserDefaults.standard.string(forKey: "text") ?? "" }
}

final class Required: ObservableObject, Reloading {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text.sink { text in UserDefaults.standard.set(text, forKey: "text") }.store(in: &cancellables)
    }

    func reload() { text = "" }
}

final class Joined: ObservableObject {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    init(others: AnyPublisher<String, Never>, more: AnyPublisher<String, Never>) {
        $text.sink { text in UserDefaults.standard.set(text, forKey: "text") }.store(in: &cancellables)
        others
            .receive(on: DispatchQueue.main)
            .merge(with: more)
            .sink { [weak self] other in self?.text = other }
            .store(in: &cancellables)
    }
}

final class Observed: ObservableObject {
    @Published var text = ""
    var isOn = false {
        didSet { text = "on" }
    }
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text.sink { text in UserDefaults.standard.set(text, forKey: "text") }.store(in: &cancellables)
    }
}

final class Followed: ObservableObject {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
            .sink { [weak self] _ in self?.follow() }
            .store(in: &cancellables)
    }

    private func follow() {
        let texts = $text.dropFirst()
        texts.sink { text in UserDefaults.standard.set(text, forKey: "text") }.store(in: &cancellables)
    }
}

final class Parent {
    let child: Child

    init(child: Child) {
        self.child = child
        fill()
    }

    private func fill() { child.text = "" }
}

final class Child: ObservableObject {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text.sink { text in UserDefaults.standard.set(text, forKey: "text") }.store(in: &cancellables)
    }
}

final class Bound: ObservableObject {
    @Published var isShown = false
    private var cancellables = Set<AnyCancellable>()

    init() {
        $isShown.sink { isShown in UserDefaults.standard.set(isShown, forKey: "isShown") }.store(in: &cancellables)
    }
}

final class Called: ObservableObject {
    @Published var text = ""
    var handler: (String) -> Void = { _ in }
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text.sink { [weak self] text in self?.handler(text) }.store(in: &cancellables)
    }
}

final class Kept: ObservableObject {
    @Published var text = ""
    private var handler: (String) -> Void = { _ in }
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text.sink { [weak self] text in self?.handler(text) }.store(in: &cancellables)
    }

    func start() {
        handler = { [weak self] text in self?.text = text + "!" }
    }
}

struct AllView: View {
    @ObservedObject var notified: Notified
    @ObservedObject var required: Required
    @ObservedObject var joined: Joined
    @ObservedObject var observed: Observed
    @ObservedObject var followed: Followed
    let parent: Parent
    @ObservedObject var child: Child
    @ObservedObject var bound: Bound
    @ObservedObject var called: Called
    @ObservedObject var kept: Kept

    var body: some View {
        Text(notified.text + required.text + joined.text)
        Text(observed.text + followed.text + parent.child.text + child.text)
        Button(called.text) {
            called.handler = { text in called.text = text + "!" }
        }
        Button(kept.text) { kept.start() }
        Button("Show") { followed.text = "" }
            .sheet(isPresented: $bound.isShown) { EmptyView() }
    }
}
