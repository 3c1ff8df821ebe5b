// Catalogue 65, 150, 151: a conformer that no view names moves with the others, since it could not stay.
import SwiftUI

protocol Weather: ObservableObject {
    var degrees: Int { get }
}

final class Forecast: Weather {
    @Published var degrees = 20
}

final class FakeWeather: Weather {
    @Published var degrees = 0
}

struct WeatherView<Model: Weather>: View {
    @ObservedObject var weather: Model

    var body: some View {
        Text("\(weather.degrees)")
    }
}

struct ForecastView: View {
    let forecast = Forecast()

    var body: some View {
        WeatherView(weather: forecast)
    }
}
