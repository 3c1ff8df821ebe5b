// Catalogue 62: a sink runs on whatever thread the pipeline does, as the assignment did, for a class that is on no actor.
import Combine
import SwiftUI

@Observable
final class Compass {
    private(set) var heading = 0.0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(headings: AnyPublisher<Double, Never>) {
        headings
            .receive(on: DispatchQueue.main)
            .sink { [weak self] (value: Double) in self?.heading = value }
            .store(in: &cancellables)
    }
}

struct CompassView: View {
    var compass: Compass

    var body: some View {
        Text("\(compass.heading)")
    }
}
