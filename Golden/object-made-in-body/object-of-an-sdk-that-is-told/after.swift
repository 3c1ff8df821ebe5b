// Catalogue 103, 222: making the object reads a variable that holds an object of an SDK, of which later code sets a property, and not the variable.
import Combine
import MapKit
import SwiftUI

@Observable
final class Search {
    var term = "" { willSet { termSubject.send(newValue) } }
    @ObservationIgnored private lazy var termSubject = CurrentValueSubject<String, Never>(_term)
    private var completer = MKLocalSearchCompleter()
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        completer.region = MKCoordinateRegion(.world)
        termSubject
            .receive(on: DispatchQueue.main)
            .sink { self.completer.queryFragment = $0 }
            .store(in: &cancellables)
    }
}

struct SearchView: View {
    @Bindable var search: Search

    var body: some View {
        TextField("Search", text: $search.term)
    }
}

struct RootView: View {
    var body: some View {
        SearchView(search: Search())
    }
}
