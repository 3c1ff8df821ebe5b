// Catalogue 38, 62: what is assigned runs no observers of the property, but a sink would.
import Combine
import SwiftUI

final class Compass: ObservableObject {
    @Published private(set) var heading = 0.0 {
        didSet { print(heading) }
    }

    init(headings: AnyPublisher<Double, Never>) {
        headings.assign(to: &$heading)
    }
}

struct CompassView: View {
    @ObservedObject var model: Compass

    var body: some View {
        Text("\(model.heading)")
    }
}
