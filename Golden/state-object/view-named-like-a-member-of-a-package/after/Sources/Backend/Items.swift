import Combine
import Observation

@Observable
public final class Items {
    var count = 0
    @ObservationIgnored private var job: AnyCancellable?

    public init() {}

    public func read() {
        job = Items.fetch("items").map { $0.filter { $0.content.isEmpty } }.sink { [weak self] (pages: [Page]) in
            self?.count = pages.count
        }
    }

    private static func fetch<Value: Sequence>(_ name: String) -> AnyPublisher<Value, Never> {
        Empty<Value, Never>().eraseToAnyPublisher()
    }
}

struct Page {
    let content: String
}
