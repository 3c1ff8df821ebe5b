// Catalogue 154: a protocol asks for an ObservableObject, and nothing conforms to it.
import SwiftUI

protocol Widget {
    associatedtype ModelType: ObservableObject

    init(model: ModelType)
}

@Observable
final class Weather {
    var degrees = 20
}

struct WeatherView: View {
    @State private var weather = Weather()

    var body: some View {
        Text("\(weather.degrees)")
    }
}
