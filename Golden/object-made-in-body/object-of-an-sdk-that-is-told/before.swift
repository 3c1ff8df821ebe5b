// Catalogue 103, 222: making the object reads a variable that holds an object of an SDK, of which later code sets a property, and not the variable.
import Combine
import MapKit
import SwiftUI

final class Search: ObservableObject {
    @Published var term = ""
    private var completer = MKLocalSearchCompleter()
    private var cancellables: Set<AnyCancellable> = []

    init() {
        completer.region = MKCoordinateRegion(.world)
        $term
            .receive(on: DispatchQueue.main)
            .sink { self.completer.queryFragment = $0 }
            .store(in: &cancellables)
    }
}

struct SearchView: View {
    @ObservedObject var search: Search

    var body: some View {
        TextField("Search", text: $search.term)
    }
}

struct RootView: View {
    var body: some View {
        SearchView(search: Search())
    }
}
