// Catalogue 216: no value is sent once the object is made, or all subscribe while it is made and none sets the property, whatever
// libraries do for them.
import Combine
import SwiftUI
import UIKit

@Observable
final class Poll {
    private(set) var expires: Int { willSet { expiresSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var expiresSubject = CurrentValueSubject<Int, Never>(_expires)
    var title = ""

    init(expires: Int) {
        self.expires = expires
        round()
    }

    private func round() { expires = expires / 60 * 60 }
}

final class PollView: UIView {
    let label = UILabel()
    private var cancellables: Set<AnyCancellable> = []

    func show(_ poll: Poll) {
        poll.expiresSubject
            .sink { [weak self] expires in
                self?.label.text = "\(expires)"
                NotificationCenter.default.post(name: .init("expires"), object: nil)
            }
            .store(in: &cancellables)
    }
}

struct PollRow: View {
    var poll: Poll

    var body: some View { Text("\(poll.title) \(poll.expires)") }
}

@Observable
final class Compose {
    var text = "" { willSet { textSubject.send(newValue) } }
    @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
    private(set) var count = 0
    private(set) var isValid = false
    private let center = NotificationCenter.default
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        bind()
        textSubject.map { $0.count < 10 }
            .sink { [weak self] isValid in
                self?.isValid = isValid
                self?.center.post(name: .init("valid"), object: nil)
            }
            .store(in: &cancellables)
    }

    private func bind() {
        textSubject.sink { [weak self] text in self?.count = text.count }.store(in: &cancellables)
    }

    func clear() { text = "" }
}

@Observable
final class Looped {
    var text = "" { willSet { textSubject.send(newValue) } }
    @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
    var onChange: (String) -> Void = { _ in }
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(marks: [String]) {
        for mark in marks {
            textSubject.sink { [weak self] text in self?.onChange(text + mark) }.store(in: &cancellables)
            text += mark
        }
    }

    func reset() { text = "" }
}

struct LoopedView: View {
    var looped: Looped

    var body: some View { Button(looped.text) { looped.reset() } }
}

struct ComposeView: View {
    @State private var compose = Compose()

    var body: some View {
        VStack {
            TextField("Text", text: $compose.text)
            Text("\(compose.count) \(compose.isValid)")
            Button("Clear") { compose.clear() }
        }
    }
}
