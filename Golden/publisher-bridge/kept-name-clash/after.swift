// Catalogue 21, 60: the class has members of both names that the subject could have.
import Combine
import SwiftUI

@Observable
final class Search {
    var query: String {
        get { access(keyPath: \.query); return queryStorage }
        set { withMutation(keyPath: \.query) { queryStorage = newValue } }
    }
    @ObservationIgnored @Published private var queryStorage = ""
    let querySubject = PassthroughSubject<String, Never>()
    let queryValueSubject = CurrentValueSubject<String, Never>("")

    func follow() -> AnyCancellable {
        $queryStorage.sink { [querySubject] in querySubject.send($0) }
    }
}

struct SearchView: View {
    var model: Search

    var body: some View {
        Text("\(model.query)")
    }
}
