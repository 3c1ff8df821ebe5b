// Catalogue 100, 181: what is only read becomes a constant.
import SwiftUI

final class Weather: ObservableObject {
    @Published var degrees = 20
    @Published var isRaining = false
}

struct Root: View {
    @StateObject private var weather = Weather()

    var body: some View {
        Button("Rain") { weather.isRaining.toggle() }
        Button("Heat") { weather.degrees += 5 }
        Report(weather: weather, unit: "C")
    }
}

struct Report: View {
    @ObservedObject var weather: Weather
    let unit: String

    var body: some View {
        Text(weather.isRaining ? "rain" : "\(weather.degrees) \(unit)")
    }
}
