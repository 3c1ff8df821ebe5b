// Catalogue 62: a sink of a class on an actor is checked to run there, which an assignment was not.
import Combine
import SwiftUI

@MainActor
final class Compass: ObservableObject {
    @Published private(set) var heading = 0.0

    init(headings: AnyPublisher<Double, Never>) {
        headings
            .receive(on: DispatchQueue.main)
            .assign(to: &$heading)
    }
}

struct CompassView: View {
    @ObservedObject var compass: Compass

    var body: some View {
        Text("\(compass.heading)")
    }
}
