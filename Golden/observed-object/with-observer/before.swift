// Catalogue 100: the property has an observer of its own, which stays.
import SwiftUI

final class Film: ObservableObject {
    @Published var title = ""
}

struct FilmView: View {
    @ObservedObject var film: Film {
        didSet { print("changed") }
    }

    var body: some View {
        Text(film.title)
    }
}
