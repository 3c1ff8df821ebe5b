// Catalogue 65: @Published in a class that is no ObservableObject is a publisher and nothing else.
import Combine
import SwiftUI

final class Thermometer {
    @Published var degrees = 20.0
}

struct ThermometerView: View {
    let thermometer: Thermometer
    @State private var shown = 0.0

    var body: some View {
        Text("\(shown)")
            .onReceive(thermometer.$degrees) { shown = $0 }
    }
}
