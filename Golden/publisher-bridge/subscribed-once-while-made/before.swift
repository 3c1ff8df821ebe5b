// Catalogue 216: whatever a subscriber sets while a value is sent, the one that subscribed first hears it in the same order.
import Combine
import SwiftUI

final class Search: NSObject, ObservableObject {
    @Published var text = ""
    var onChange: (String) -> Void = { _ in }
    private var cancellables = Set<AnyCancellable>()

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(read), name: UserDefaults.didChangeNotification, object: nil)
        follow()
    }

    private func follow() {
        $text
            .sink { [weak self] text in
                UserDefaults.standard.set(text, forKey: "text")
                self?.onChange(text)
            }
            .store(in: &cancellables)
    }

    @objc private func read() { text = UserDefaults.standard.string(forKey: "text") ?? "" }
}

final class Draft: ObservableObject {
    @Published var title = ""
    private var cancellables = Set<AnyCancellable>()

    /// Names in closures are others.
    init() {
        let titles = $title.map { $0.trimmingCharacters(in: .whitespaces) }
        titles
            .sink { [weak self] titles in if titles.count > 20 { self?.title = String(titles.prefix(20)) } }
            .store(in: &cancellables)
    }
}

struct SearchView: View {
    @ObservedObject var search: Search
    @ObservedObject var draft: Draft

    var body: some View {
        TextField("Search", text: $search.text)
        TextField("Title", text: $draft.title)
    }
}
