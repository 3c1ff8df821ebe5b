// Catalogue 216: nobody runs while a value is sent, or only code that neither sets the property nor subscribes to it.
import Combine
import SwiftUI

@Observable
final class Search {
    var query = "" { willSet { querySubject.send(newValue) } }
    @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    var scope = 0 { willSet { scopeSubject.send(newValue) } }
    @ObservationIgnored private lazy var scopeSubject = CurrentValueSubject<Int, Never>(_scope)
    var page = 0 { willSet { pageSubject.send(newValue) } }
    @ObservationIgnored private lazy var pageSubject = CurrentValueSubject<Int, Never>(_page)
    var title = "" { willSet { titleSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
    var lengths: [Int] = []
    private var words = 0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        querySubject
            .removeDuplicates()
            .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
            .sink { [weak self] query in self?.query = query + "!" }
            .store(in: &cancellables)
        querySubject
            .combineLatest(scopeSubject)
            .receive(on: RunLoop.main)
            .sink { [weak self] _ in self?.follow() }
            .store(in: &cancellables)
        pageSubject
            .sink { [weak self] _ in
                DispatchQueue.main.async { self?.follow() }
            }
            .store(in: &cancellables)
        titleSubject
            .map(\.count)
            .sink { [weak self] count in self?.note(count) }
            .store(in: &cancellables)
        titleSubject
            .map { $0.split(separator: " ").count }
            .assign(to: \.words, on: self)
            .store(in: &cancellables)
    }

    func follow() {
        pageSubject
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
@Observable
final class Download {
    var progress = 0.0 { willSet { progressSubject.send(newValue) } }
    @ObservationIgnored private lazy var progressSubject = CurrentValueSubject<Double, Never>(_progress)

    func wait() async {
        for await progress in progressSubject.values where progress == 1 { return }
    }
}

struct SearchView: View {
    var search: Search
    var download: Download
    @State private var isLong = false

    var body: some View {
        Text(isLong ? search.query : "\(search.title) \(search.page) \(search.scope) \(download.progress)")
            .onReceive(search.titleSubject.map { $0.count > 9 }) { isLong = $0 }
    }
}
