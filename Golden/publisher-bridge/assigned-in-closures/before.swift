// Catalogue 62: in a closure that is kept, the set needs self as the publisher did.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    @Published var name = ""
    @Published var count = 0
    var p: Published<String>.Publisher { $query }
    var p3: Published<Int>.Publisher { $count }
    private var bag = Set<AnyCancellable>()
    init(_ texts: AnyPublisher<String, Never>) {
        texts.assign(to: &$query)
        $name.assign(to: &$query)
        $name.map { $0.count }.assign(to: &$count)
        $query.assign(to: \.name, on: self).store(in: &bag)
    }
    func g(_ texts: AnyPublisher<String, Never>) { texts.assign(to: &self.$query); _ = { texts.assign(to: &self.$query) } }
}

struct SearchView: View {
    @ObservedObject var model: Search
    var body: some View { Text("\(model.query)") }
}
