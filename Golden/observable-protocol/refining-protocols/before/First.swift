// Catalogue 151: the first conformer.
import SwiftUI

final class CitySearch: SearchModel {
    @Published var query = ""
}

struct CityView: View {
    @StateObject private var search = CitySearch()

    var body: some View {
        TextField("City", text: $search.query)
    }
}
