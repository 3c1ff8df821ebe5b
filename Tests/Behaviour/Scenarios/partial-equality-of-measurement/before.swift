// Catalogue 228: lengths that are equal in the base unit, and are shown in different ones.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var value: Measurement<UnitLength> = Measurement(value: 1, unit: .kilometers)

    func refresh() {
        value = Measurement(value: 1000, unit: .meters)
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Refresh") { model.refresh() }
        Text("\(model.value.value) \(model.value.unit.symbol)")
    }
}
