// Catalogue 21, 60: a global has the subject's name, which the member would hide.
import Combine
import SwiftUI

let querySubject = PassthroughSubject<String, Never>()

final class Search: ObservableObject {
    @Published var query = ""

    func follow() -> AnyCancellable {
        $query.sink { querySubject.send($0) }
    }
}

struct SearchView: View {
    @ObservedObject var model: Search

    var body: some View {
        Text("\(model.query)")
    }
}
