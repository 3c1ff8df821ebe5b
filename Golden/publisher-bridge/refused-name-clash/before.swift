// Catalogue 21, 60: the class has a member of the subject's name already.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    let querySubject = PassthroughSubject<String, Never>()

    func follow() -> AnyCancellable {
        $query.sink { [querySubject] in querySubject.send($0) }
    }
}

struct SearchView: View {
    @ObservedObject var model: Search

    var body: some View {
        Text("\(model.query)")
    }
}
