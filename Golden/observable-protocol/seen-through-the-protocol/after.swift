// Catalogue 65, 150, 151: a conformer that no view names moves with the others, since it could not stay.
import SwiftUI

protocol Weather: AnyObject, Observable {
    var degrees: Int { get }
}

@Observable
final class Forecast: Weather {
    var degrees = 20
}

@Observable
final class FakeWeather: Weather {
    var degrees = 0
}

struct WeatherView<Model: Weather>: View {
    var weather: Model

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
