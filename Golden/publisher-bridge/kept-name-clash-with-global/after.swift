// Catalogue 21, 60: globals have both names that the subject could have, which the member would hide.
import Combine
import SwiftUI

let querySubject = PassthroughSubject<String, Never>()
let queryValueSubject = CurrentValueSubject<String, Never>("")

@Observable
final class Search {
    var query: String {
        get { access(keyPath: \.query); return queryStorage }
        set { withMutation(keyPath: \.query) { queryStorage = newValue } }
    }
    @ObservationIgnored @Published private var queryStorage = ""

    func follow() -> AnyCancellable {
        $queryStorage.sink { querySubject.send($0) }
    }
}

struct SearchView: View {
    var model: Search

    var body: some View {
        Text("\(model.query)")
    }
}
