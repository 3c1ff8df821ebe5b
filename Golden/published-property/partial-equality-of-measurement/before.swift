// Catalogue 228: 1 km and 1000 m are equal, and are shown differently.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var value: Measurement<UnitLength> = Measurement(value: 1, unit: .kilometers)

    func refresh() {
        value = Measurement(value: 1000, unit: .meters)
    }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Button(model.value.description) { model.refresh() }
    }
}
