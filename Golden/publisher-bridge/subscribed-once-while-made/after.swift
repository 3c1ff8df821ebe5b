// Catalogue 216: whatever a subscriber sets while a value is sent, the one that subscribed first hears it in the same order.
import Combine
import SwiftUI

@Observable
final class Search: NSObject {
    var text = "" { willSet { textSubject.send(newValue) } }
    @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
    var onChange: (String) -> Void = { _ in }
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(read), name: UserDefaults.didChangeNotification, object: nil)
        follow()
    }

    private func follow() {
        textSubject
            .sink { [weak self] text in
                UserDefaults.standard.set(text, forKey: "text")
                self?.onChange(text)
            }
            .store(in: &cancellables)
    }

    @objc private func read() { text = UserDefaults.standard.string(forKey: "text") ?? "" }
}

@Observable
final class Draft {
    var title = "" { willSet { titleSubject.send(newValue) } }
    @ObservationIgnored private lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    /// Names in closures are others.
    init() {
        let titles = titleSubject.map { $0.trimmingCharacters(in: .whitespaces) }
        titles
            .sink { [weak self] titles in if titles.count > 20 { self?.title = String(titles.prefix(20)) } }
            .store(in: &cancellables)
    }
}

struct SearchView: View {
    @Bindable var search: Search
    @Bindable var draft: Draft

    var body: some View {
        TextField("Search", text: $search.text)
        TextField("Title", text: $draft.title)
    }
}
