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
        notified.$textStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        required.$textStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        joined.$textStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        observed.$textStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        child.$textStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    }

    func follow(_ bound: Bound, _ called: Called, _ kept: Kept) {
        bound.$isShownStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        called.$textStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
        kept.$textStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    }
}

@Observable
final class Notified: NSObject {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    override init() {
        super.init()
        $textStorage.sink { text in UserDefaults.standard.set(text, forKey: "text") }.store(in: &cancellables)
        NotificationCenter.default.addObserver(
            self, selector: #selector(read), name: UserDefaults.didChangeNotification, object: nil)
    }

    @objc private func read() { text = UserDefaults.standard.string(forKey: "text") ?? "" }
}

@Observable
final class Required: Reloading {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $textStorage.sink { text in UserDefaults.standard.set(text, forKey: "text") }.store(in: &cancellables)
    }

    func reload() { text = "" }
}

@Observable
final class Joined {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(others: AnyPublisher<String, Never>, more: AnyPublisher<String, Never>) {
        $textStorage.sink { text in UserDefaults.standard.set(text, forKey: "text") }.store(in: &cancellables)
        others
            .receive(on: DispatchQueue.main)
            .merge(with: more)
            .sink { [weak self] other in self?.text = other }
            .store(in: &cancellables)
    }
}

@Observable
final class Observed {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var textStorage = ""
    var isOn = false {
        didSet { text = "on" }
    }
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $textStorage.sink { text in UserDefaults.standard.set(text, forKey: "text") }.store(in: &cancellables)
    }
}

@Observable
final class Followed {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
            .sink { [weak self] _ in self?.follow() }
            .store(in: &cancellables)
    }

    private func follow() {
        let texts = $textStorage.dropFirst()
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

@Observable
final class Child {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $textStorage.sink { text in UserDefaults.standard.set(text, forKey: "text") }.store(in: &cancellables)
    }
}

@Observable
final class Bound {
    var isShown: Bool {
        get { access(keyPath: \.isShown); return isShownStorage }
        set { withMutation(keyPath: \.isShown) { isShownStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var isShownStorage = false
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $isShownStorage.sink { isShown in UserDefaults.standard.set(isShown, forKey: "isShown") }.store(in: &cancellables)
    }
}

@Observable
final class Called {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var textStorage = ""
    var handler: (String) -> Void = { _ in }
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $textStorage.sink { [weak self] text in self?.handler(text) }.store(in: &cancellables)
    }
}

@Observable
final class Kept {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var textStorage = ""
    private var handler: (String) -> Void = { _ in }
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $textStorage.sink { [weak self] text in self?.handler(text) }.store(in: &cancellables)
    }

    func start() {
        handler = { [weak self] text in self?.text = text + "!" }
    }
}

struct AllView: View {
    var notified: Notified
    var required: Required
    var joined: Joined
    var observed: Observed
    var followed: Followed
    let parent: Parent
    var child: Child
    @Bindable var bound: Bound
    var called: Called
    var kept: Kept

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
