// Catalogue 80: comparing texts of the SDK, joining texts and following what is sent run no code of the project.
import Combine
import SwiftUI

enum Counter {
    static var compared = 0
}

struct Note: Hashable, CustomStringConvertible {
    let text: String

    var description: String {
        Counter.compared += 1
        return text
    }

    static func == (left: Note, right: Note) -> Bool {
        Counter.compared += 1
        return left.text == right.text
    }
}

extension Array where Element == Note {
    static func == (left: [Note], right: [Note]) -> Bool {
        Counter.compared += 1
        return left.count == right.count
    }
}

enum Languages {
    static let notes = PassthroughSubject<Note, Never>()

    static var available: [String] { Bundle.main.localizations.filter { $0 != "Base" } }
    static var preferred: String? { Bundle.main.preferredLocalizations.first { available.contains($0) } }
    static var sent: AnyPublisher<Note, Never> { notes.eraseToAnyPublisher() }
}

@Observable
final class Welcome {
    var language: String
    var title: AttributedString
    var last: Note?
    @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

    init(fallback: String) {
        language = Languages.preferred ?? fallback
        var text = AttributedString("Welcome")
        text.append(AttributedString("!"))
        title = text
        Languages.sent.receive(on: DispatchQueue.main).sink { [weak self] in self?.last = $0 }
            .store(in: &subscriptions)
    }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Note?, _ rhs: Note?) -> Bool { true }
}

struct WelcomeView: View {
    @State private var welcome: Welcome

    init(fallback: String) { _welcome = State(initialValue: Welcome(fallback: fallback)) }

    var body: some View {
        VStack {
            Text(String(welcome.title.characters))
            TextField("Language", text: $welcome.language)
            Text(welcome.last?.text ?? "")
        }
    }
}

struct RootView: View {
    var body: some View { WelcomeView(fallback: "en") }
}
