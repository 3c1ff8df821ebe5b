// Catalogue 216: one place subscribes to these as well, but again when values were sent, or more than once.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

final class Shown: ObservableObject, Resetting {
    @Published var text = ""
    var onChange: (String) -> Void = { _ in }
    private var cancellables = Set<AnyCancellable>()

    func appear() {
        $text.sink { [weak self] text in self?.onChange(text) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Twice: ObservableObject, Resetting {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        let texts = $text.map { $0 + "!" }
        texts.sink { [weak self] text in if text.count > 4 { self?.reset() } }.store(in: &cancellables)
        self.text = "text"
        texts.sink { print($0) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Looped: ObservableObject, Resetting {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    init(marks: [String]) {
        for mark in marks {
            $text.sink { [weak self] text in if text.count > 4 { self?.reset() } }.store(in: &cancellables)
            text += mark
        }
    }

    func reset() { text = "" }
}

final class Captured: ObservableObject, Resetting {
    @Published var text = ""
    var onChange: (String) -> Void = { _ in }
    private var follow: () -> Void = {}
    private var cancellables = Set<AnyCancellable>()

    init() {
        let texts = $text.map { $0 + "!" }
        follow = { [weak self, texts] in
            guard let self else { return }
            texts.sink { self.onChange($0) }.store(in: &self.cancellables)
        }
    }

    func appear() { follow() }

    func reset() { text = "" }
}

final class Handed: ObservableObject, Resetting {
    @Published var text = ""
    var onChange: (String) -> Void = { _ in }
    var texts: AnyPublisher<String, Never> { $text.dropFirst().eraseToAnyPublisher() }
    private var cancellables = Set<AnyCancellable>()

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

final class Own: ObservableObject {
    @Published var text = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text.trimmed().sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
        $text.trimmed().sink { print($0) }.store(in: &cancellables)
    }
}

extension Publisher where Output == String {
    func trimmed() -> AnyPublisher<String, Failure> {
        map { $0.trimmingCharacters(in: .whitespaces) }.eraseToAnyPublisher()
    }
}

struct AllView: View {
    @ObservedObject var shown: Shown
    @ObservedObject var twice: Twice
    @ObservedObject var looped: Looped
    @ObservedObject var captured: Captured
    @ObservedObject var handed: Handed
    @ObservedObject var own: Own

    var body: some View {
        Text(shown.text + twice.text + looped.text)
        Text(captured.text + handed.text + own.text)
        Button("Show") { shown.appear() }
            .onAppear { shown.onChange = { if $0.count > 4 { shown.reset() } } }
        Button("Follow") { captured.appear() }
    }
}
