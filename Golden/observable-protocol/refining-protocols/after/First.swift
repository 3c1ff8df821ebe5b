// Catalogue 151: the first conformer.
import SwiftUI

@Observable
final class CitySearch: SearchModel {
    var query = ""
}

struct CityView: View {
    @State private var search = CitySearch()

    var body: some View {
        TextField("City", text: $search.query)
    }
}
