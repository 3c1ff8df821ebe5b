// Catalogue 2: the attribute goes after doc comments and before the modifiers.
import SwiftUI

/// The weather at one place.
///
/// - Note: Loaded once per launch.
@Observable
final class Weather {
    /// In degrees Celsius.
    var temperature = 20.0
}

/** What the user asked for. */
// Kept apart from `Weather`: it outlives it.
@Observable
class Query {
    /** Trimmed. */
    var place = ""
}

struct WeatherView: View {
    @State private var weather = Weather()
    @State private var query = Query()

    var body: some View {
        Text("\(query.place): \(weather.temperature)")
    }
}
