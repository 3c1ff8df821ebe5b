// Catalogue 226: another type of the name that does not stand within the class hides nothing there.
import SwiftUI

enum Feature {
    final class Weather: ObservableObject {
        @Published var temperature = 1

        struct Wind {
            var speed = 0
        }
    }
}

struct Weather: View {
    @ObservedObject var model: Feature.Weather

    var body: some View {
        Text("\(model.temperature)")
    }
}
