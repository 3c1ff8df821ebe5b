// Stale: the macro asks ==, by which 1 km is 1000 m.
import Foundation
import SwiftUI

@Observable
final class Model {
    var value: Measurement<UnitLength> = Measurement(value: 1, unit: .kilometers)

    func refresh() {
        value = Measurement(value: 1000, unit: .meters)
    }
}

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Refresh") { model.refresh() }
        Text("\(model.value.value) \(model.value.unit.symbol)")
    }
}
