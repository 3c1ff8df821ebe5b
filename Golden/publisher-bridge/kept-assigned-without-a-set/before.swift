// Catalogue 62: a pipeline is assigned to the property beside a use of the publisher by its own type.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    func g() -> Published<String>.Publisher { $query }
    init(_ texts: AnyPublisher<String, Never>) { texts.assign(to: &$query) }
}

struct SearchView: View {
    @ObservedObject var model: Search
    var body: some View { Text("\(model.query)") }
}
