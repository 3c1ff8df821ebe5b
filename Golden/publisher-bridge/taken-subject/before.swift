// Catalogue 60, 230: where the subject's first name is taken, it gets another.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    let querySubject = PassthroughSubject<Int, Never>()
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $query.sink { print($0) }.store(in: &cancellables)
    }
}

struct SearchView: View {
    @ObservedObject var search: Search

    var body: some View {
        Text(search.query)
    }
}
