// Catalogue 60: a variable has the name of the wrapper of the storage.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    private var _queryStorage = ""
    var p: Published<String>.Publisher { $query }
    func f() { _queryStorage = "x"; print(_queryStorage) }
}

struct SearchView: View {
    @ObservedObject var model: Search
    var body: some View { Text("\(model.query)") }
}
