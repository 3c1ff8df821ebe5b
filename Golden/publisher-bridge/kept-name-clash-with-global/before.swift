// Catalogue 21, 60: globals have both names that the subject could have, which the member would hide.
import Combine
import SwiftUI

let querySubject = PassthroughSubject<String, Never>()
let queryValueSubject = CurrentValueSubject<String, Never>("")

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
