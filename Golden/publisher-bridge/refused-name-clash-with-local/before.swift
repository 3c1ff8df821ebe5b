// Catalogue 21, 60: a local has the subject's name where the publisher is used.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""

    func follow(_ querySubject: PassthroughSubject<String, Never>) -> AnyCancellable {
        $query.sink { querySubject.send($0) }
    }
}

struct SearchView: View {
    @ObservedObject var model: Search

    var body: some View {
        Text("\(model.query)")
    }
}
