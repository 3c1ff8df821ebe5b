// Catalogue 204: what the class inherits is called as the macro's storage of a property: a property, a function of an extension, a requirement.
import SwiftUI

class Account {
    fileprivate var _owner = ""
}

final class Savings: Account, ObservableObject {
    @Published var amount = 1
    var owner = ""
}

class Document {}

final class Letter: Document, ObservableObject {
    @Published var title = ""
}

protocol Rated {}

extension Rated {
    var _stars: Int { 1 }
}

final class Film: Rated, ObservableObject {
    @Published var stars = 2
}

struct InheritedView: View {
    @ObservedObject var savings: Savings
    @ObservedObject var letter: Letter
    @ObservedObject var film: Film

    var body: some View {
        Text(savings.owner + letter.title + "\(film.stars)")
    }
}
