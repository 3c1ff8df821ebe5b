// Catalogue 100: the property has an observer of its own, which stays.
import SwiftUI

@Observable
final class Film {
    var title = ""
}

struct FilmView: View {
    var film: Film {
        didSet { print("changed") }
    }

    var body: some View {
        Text(film.title)
    }
}
