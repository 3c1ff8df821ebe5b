// Catalogue 5, 20: nothing tells that the class of this name in the other file belongs to another app.
import SwiftUI

final class Weather: ObservableObject {
    @Published var degrees = 0
}

struct WeatherView: View {
    @ObservedObject var weather: Weather

    var body: some View {
        Text("\(weather.degrees)")
    }
}
