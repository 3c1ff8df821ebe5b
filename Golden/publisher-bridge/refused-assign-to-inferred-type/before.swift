// Catalogue 62: the type of the property is not certain, and what is assigned may depend on it.
import Combine
import SwiftUI

func firstHeading() -> Double? { nil }

final class Compass: ObservableObject {
    @Published private(set) var heading = firstHeading()

    init(headings: AnyPublisher<Double, Never>) {
        headings.map { $0 > 1 ? $0 : nil }.assign(to: &$heading)
    }
}

struct CompassView: View {
    @ObservedObject var compass: Compass

    var body: some View {
        Text("\(compass.heading ?? 0)")
    }
}
