// Catalogue 183: values that a parent passes, and that the child keeps from the first time on.
import SwiftUI

struct Film: Identifiable {
    let id: Int
    var title = ""
    var rating = 0
}

struct Stars: View {
    @State var rating: Int

    var body: some View {
        Stepper("\(rating)", value: $rating)
    }
}

struct FilmTitle: View {
    @State private var title: String

    init(title: String) {
        _title = State(initialValue: title)
    }

    var body: some View {
        TextField("Title", text: $title)
    }
}

struct FilmList: View {
    @State private var films: [Film] = []

    var body: some View {
        ForEach(films) { film in
            Stars(rating: film.rating)
            FilmTitle(title: film.title)
        }
    }
}
