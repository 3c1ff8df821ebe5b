// Catalogue 216: nobody runs while a value is sent, or only code that neither sets the property nor subscribes to it.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    @Published var scope = 0
    @Published var page = 0
    @Published var title = ""
    @Published var lengths: [Int] = []
    private var words = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .removeDuplicates()
            .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
            .sink { [weak self] query in self?.query = query + "!" }
            .store(in: &cancellables)
        $query
            .combineLatest($scope)
            .receive(on: RunLoop.main)
            .sink { [weak self] _ in self?.follow() }
            .store(in: &cancellables)
        $page
            .sink { [weak self] _ in
                DispatchQueue.main.async { self?.follow() }
            }
            .store(in: &cancellables)
        $title
            .map(\.count)
            .sink { [weak self] count in self?.note(count) }
            .store(in: &cancellables)
        $title
            .map { $0.split(separator: " ").count }
            .assign(to: \.words, on: self)
            .store(in: &cancellables)
    }

    func follow() {
        $page
            .throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
            .sink { [weak self] page in self?.page = page + 1 }
            .store(in: &cancellables)
    }

    private func note(_ count: Int) {
        print(count)
        lengths.append(count)
    }
}

@MainActor
final class Download: ObservableObject {
    @Published var progress = 0.0

    func wait() async {
        for await progress in $progress.values where progress == 1 { return }
    }
}

struct SearchView: View {
    @ObservedObject var search: Search
    @ObservedObject var download: Download
    @State private var isLong = false

    var body: some View {
        Text(isLong ? search.query : "\(search.title) \(search.page) \(search.scope) \(download.progress)")
            .onReceive(search.$title.map { $0.count > 9 }) { isLong = $0 }
    }
}
