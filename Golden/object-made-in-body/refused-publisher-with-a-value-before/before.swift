// Catalogue 218, 221: another publisher gives the one behind the protocol a first value.
import Combine
import SwiftUI

protocol EventSource {
    var events: AnyPublisher<String, Never> { get }
}

final class Hub: EventSource {
    private let subject = PassthroughSubject<String, Never>()

    var events: AnyPublisher<String, Never> {
        subject.filter { !$0.isEmpty }.eraseToAnyPublisher()
    }

    func receive(_ name: String) { subject.send(name) }
}

final class Feed: ObservableObject {
    @Published private(set) var names: [String] = []
    private var bag = Set<AnyCancellable>()

    init(source: EventSource) {
        source.events
            .prepend("first")
            .sink { [weak self] in self?.add($0) }
            .store(in: &bag)
    }

    private func add(_ name: String) {
        if names.contains(name) { return }
        names.append(name)
    }
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View { ForEach(feed.names, id: \.self) { Text($0) } }
}

struct HomeView: View {
    let source: EventSource

    var body: some View { FeedView(feed: Feed(source: source)) }
}
