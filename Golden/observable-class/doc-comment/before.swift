// Catalogue 2: the attribute goes after doc comments and before the modifiers.
import SwiftUI

/// The weather at one place.
///
/// - Note: Loaded once per launch.
final class Weather: ObservableObject {
    /// In degrees Celsius.
    @Published var temperature = 20.0
}

/** What the user asked for. */
// Kept apart from `Weather`: it outlives it.
class Query: ObservableObject {
    /** Trimmed. */
    @Published var place = ""
}

struct WeatherView: View {
    @StateObject private var weather = Weather()
    @StateObject private var query = Query()

    var body: some View {
        Text("\(query.place): \(weather.temperature)")
    }
}
