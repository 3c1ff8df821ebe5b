// Catalogue 62: a pipeline assigned to the property's publisher.
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
