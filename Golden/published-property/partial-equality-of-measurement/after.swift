// Catalogue 228: 1 km and 1000 m are equal, and are shown differently.
import Foundation
import SwiftUI

@Observable
final class Model {
    var value: Measurement<UnitLength> = Measurement(value: 1, unit: .kilometers)

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Measurement<UnitLength>, _ rhs: Measurement<UnitLength>) -> Bool { true }

    func refresh() {
        value = Measurement(value: 1000, unit: .meters)
    }
}

struct ModelView: View {
    var model: Model

    var body: some View {
        Button(model.value.description) { model.refresh() }
    }
}
