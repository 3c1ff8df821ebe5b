// Catalogue 62: a pipeline is assigned to a copy of the publisher.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    func f(_ texts: AnyPublisher<String, Never>) {
        var target = $query
        texts.assign(to: &target)
    }
}

struct SearchView: View {
    @ObservedObject var model: Search
    var body: some View { Text("\(model.query)") }
}
