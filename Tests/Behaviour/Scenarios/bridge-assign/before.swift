// Catalogue 57, 62: pipelines that end in a property.
import Combine
import SwiftUI

final class Temperature: ObservableObject {
    @Published var celsius = 20
    @Published private(set) var fahrenheit = 0
    @Published private(set) var label = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        $celsius.map { $0 * 9 / 5 + 32 }.assign(to: &$fahrenheit)
        $fahrenheit.map { "\($0) F" }.assign(to: \.label, on: self).store(in: &cancellables)
    }
}

struct Root: View {
    @StateObject private var temperature = Temperature()

    var body: some View {
        Stepper("Celsius", value: $temperature.celsius)
        Text("\(temperature.celsius) C is \(temperature.label)")
    }
}
