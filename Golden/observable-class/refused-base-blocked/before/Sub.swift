// Catalogue 11: the subclass, harmless in itself.
import SwiftUI

final class MovieSearchModel: SearchModel {
    @Published var movies: [String] = []

    override func search(_ term: String) {
        movies = [term]
    }
}

struct MovieSearchView: View {
    @StateObject private var model = MovieSearchModel()

    var body: some View {
        TextField("Search", text: $model.term)
        List(model.movies, id: \.self) { Text($0) }
    }
}
