// Catalogue 21, 60: the class has members of both names that the subject could have.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    let querySubject = PassthroughSubject<String, Never>()
    let queryValueSubject = CurrentValueSubject<String, Never>("")

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
