// Catalogue 216: one place subscribes to these as well, but again when values were sent, or more than once.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@Observable
final class Shown: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    var onChange: (String) -> Void = { _ in }
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func appear() {
        $textStorage.sink { [weak self] text in self?.onChange(text) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Twice: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        let texts = $textStorage.map { $0 + "!" }
        texts.sink { [weak self] text in if text.count > 4 { self?.reset() } }.store(in: &cancellables)
        self.textStorage = "text"
        texts.sink { print($0) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Looped: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(marks: [String]) {
        for mark in marks {
            $textStorage.sink { [weak self] text in if text.count > 4 { self?.reset() } }.store(in: &cancellables)
            textStorage += mark
        }
    }

    func reset() { text = "" }
}

@Observable
final class Captured: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    var onChange: (String) -> Void = { _ in }
    private var follow: () -> Void = {}
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        let texts = $textStorage.map { $0 + "!" }
        follow = { [weak self, texts] in
            guard let self else { return }
            texts.sink { self.onChange($0) }.store(in: &self.cancellables)
        }
    }

    func appear() { follow() }

    func reset() { text = "" }
}

@Observable
final class Handed: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    var onChange: (String) -> Void = { _ in }
    var texts: AnyPublisher<String, Never> { $textStorage.dropFirst().eraseToAnyPublisher() }
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        texts.sink { [weak self] text in self?.onChange(text) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Reader {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ handed: Handed) {
        handed.onChange = { if $0.count > 4 { handed.reset() } }
        handed.texts.sink { print($0) }.store(in: &cancellables)
    }
}

@Observable
final class Own {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $textStorage.trimmed().sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
        $textStorage.trimmed().sink { print($0) }.store(in: &cancellables)
    }
}

extension Publisher where Output == String {
    func trimmed() -> AnyPublisher<String, Failure> {
        map { $0.trimmingCharacters(in: .whitespaces) }.eraseToAnyPublisher()
    }
}

struct AllView: View {
    var shown: Shown
    var twice: Twice
    var looped: Looped
    var captured: Captured
    var handed: Handed
    var own: Own

    var body: some View {
        Text(shown.text + twice.text + looped.text)
        Text(captured.text + handed.text + own.text)
        Button("Show") { shown.appear() }
            .onAppear { shown.onChange = { if $0.count > 4 { shown.reset() } } }
        Button("Follow") { captured.appear() }
    }
}
