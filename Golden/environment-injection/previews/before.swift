// Catalogue 123: a PreviewProvider injects as the app does, with objects made on the spot.
import SwiftUI

final class Weather: ObservableObject {
    @Published var degrees: Int

    init(degrees: Int = 20) {
        self.degrees = degrees
    }

    static let storm = Weather(degrees: 8)
}

struct WeatherView: View {
    @EnvironmentObject private var weather: Weather

    var body: some View {
        Text("\(weather.degrees)")
    }
}

struct WeatherView_Previews: PreviewProvider {
    static let hot = Weather(degrees: 35)

    static var previews: some View {
        VStack {
            WeatherView()
                .environmentObject(Weather())
            WeatherView()
                .environmentObject(hot)
            WeatherView()
                .environmentObject(Weather.storm)
        }
    }
}
