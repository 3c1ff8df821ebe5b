// Catalogue 60, 155: functions that ask for the publisher's own type, and constants, where any publisher does.
import Combine
import SwiftUI

@Observable
final class Library {
    var isReady: Bool {
        get { access(keyPath: \.isReady); return isReadyStorage }
        set { withMutation(keyPath: \.isReady) { isReadyStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var isReadyStorage = false
    var count: Int? {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage: Int?
}

@Observable
final class Browser {
    var isLoading: Bool? {
        get { access(keyPath: \.isLoading); return isLoadingStorage }
        set { withMutation(keyPath: \.isLoading) { isLoadingStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var isLoadingStorage: Bool? = nil
    var title: String {
        get { access(keyPath: \.title); return titleStorage }
        set { withMutation(keyPath: \.title) { titleStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var titleStorage = ""
}

class Launch {
    var cancellables: Set<AnyCancellable> = []
}

final class Start: Launch {
    convenience init(_ library: Library, _ browser: Browser) {
        self.init(isReady: library.$isReadyStorage, isLoading: browser.$isLoadingStorage)
    }

    init(isReady: Published<Bool>.Publisher, isLoading loading: Published<Bool?>.Publisher) {
        super.init()
        isReady.combineLatest(loading).sink { print($0, $1) }.store(in: &cancellables)
    }
}

enum Titles {
    static func show(_ titles: Published<String>.Publisher, limit: Int = 1) -> AnyCancellable {
        titles.removeDuplicates().sink { print($0, limit) }
    }
}

func first<P: Publisher>(of publisher: P, _ body: @escaping (P.Output) -> Void) -> AnyCancellable
where P.Failure == Never {
    publisher.first().sink(receiveValue: body)
}

struct Report {
    let cancellable: AnyCancellable

    init<P: Publisher>(counts: P, transform: @escaping (P.Output) -> String) where P.Failure == Never {
        cancellable = counts.map(transform).sink { print($0) }
    }
}

final class Window {
    private var cancellables: Set<AnyCancellable> = []

    func follow(_ library: Library, _ browser: Browser?) {
        let counts = library.$countStorage
        counts.sink { print($0 ?? 0) }.store(in: &cancellables)
        counts.dropFirst().sink { print($0 ?? 1) }.store(in: &cancellables)
        if let titles = browser?.$titleStorage, browser?.title != "" {
            titles.sink { print($0) }.store(in: &cancellables)
        }
        first(of: library.$countStorage) { print($0 ?? 2) }.store(in: &cancellables)
        Report(counts: library.$countStorage) { "\($0 ?? 3)" }.cancellable.store(in: &cancellables)
        if let browser { Titles.show(browser.$titleStorage, limit: 2).store(in: &cancellables) }
        _ = Start(library, browser ?? Browser())
    }
}

struct LaunchView: View {
    var library: Library
    var browser: Browser

    var body: some View {
        Text(browser.title)
        if library.isReady { Text("\(library.count ?? 0)") }
        if browser.isLoading ?? true { ProgressView() }
    }
}
