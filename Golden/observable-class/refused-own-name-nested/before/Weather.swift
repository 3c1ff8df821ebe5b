// Catalogue 226: within the class its name means a nested type, an alias, what a superclass nests or a generic parameter.
import SwiftUI

final class Weather: ObservableObject {
    @Published var temperature = 1
}

final class Route: ObservableObject {
    @Published var length = 1

    typealias Route = [String]
}

class Base {
    enum Season {
        case spring
    }
}

final class Season: Base, ObservableObject {
    @Published var month = 1
}

final class Box<Box>: ObservableObject {
    @Published var content: Box

    init(content: Box) {
        self.content = content
    }
}

protocol Forecasting {
    associatedtype Forecast
    var best: Forecast { get }
}

final class Forecast: Forecasting, ObservableObject {
    @Published var day = 1
    var best: Int { day }
}

struct WeatherView: View {
    @ObservedObject var weather: Weather
    @ObservedObject var route: Route
    @ObservedObject var season: Season
    @ObservedObject var box: Box<Int>
    @ObservedObject var forecast: Forecast

    var body: some View {
        Text("\(weather.temperature) \(route.length) \(season.month) \(box.content) \(forecast.day)")
    }
}
