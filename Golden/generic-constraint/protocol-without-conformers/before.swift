// Catalogue 154: a protocol asks for an ObservableObject, and nothing conforms to it.
import SwiftUI

protocol Widget {
    associatedtype ModelType: ObservableObject

    init(model: ModelType)
}

final class Weather: ObservableObject {
    @Published var degrees = 20
}

struct WeatherView: View {
    @StateObject private var weather = Weather()

    var body: some View {
        Text("\(weather.degrees)")
    }
}
