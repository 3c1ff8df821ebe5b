// Catalogue 21: beside `import Observation` the name of the other module's type is ambiguous.
import Combine
import Streams

final class Feed: ObservableObject {
    @Published var items: [String] = []
    let updates = Observable<String>()
}
