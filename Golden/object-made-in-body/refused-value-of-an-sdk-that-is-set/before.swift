// Catalogue 103, 222: making the object reads a variable that holds a value of an SDK, of which later code sets a part.
import Combine
import MapKit
import SwiftUI

final class Search: ObservableObject {
    @Published var term = ""
    @Published private var region = MKCoordinateRegion(.world)
    private var cancellables: Set<AnyCancellable> = []

    init() {
        print(region)
        $term
            .receive(on: DispatchQueue.main)
            .sink { self.region.span.latitudeDelta = Double($0.count) }
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
