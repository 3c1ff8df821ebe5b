// Catalogue 62: a pipeline assigned to the property's publisher.
import Combine
import SwiftUI

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
