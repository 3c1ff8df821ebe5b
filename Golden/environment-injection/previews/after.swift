// Catalogue 123: a PreviewProvider injects as the app does, with objects made on the spot.
import SwiftUI

@Observable
final class Weather {
    var degrees: Int

    init(degrees: Int = 20) {
        self.degrees = degrees
    }

    static let storm = Weather(degrees: 8)
}

struct WeatherView: View {
    @Environment(Weather.self) private var weather

    var body: some View {
        Text("\(weather.degrees)")
    }
}

struct WeatherView_Previews: PreviewProvider {
    static let hot = Weather(degrees: 35)

    static var previews: some View {
        VStack {
            WeatherView()
                .environment(Weather())
            WeatherView()
                .environment(hot)
            WeatherView()
                .environment(Weather.storm)
        }
    }
}
