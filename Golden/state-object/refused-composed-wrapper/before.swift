// Catalogue 80: another wrapper around @StateObject can't be composed with @State.
import SwiftUI

@propertyWrapper
struct Logged<Value> {
    var wrappedValue: Value

    init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

final class Radar: ObservableObject {
    @Published var blips = 0
}

struct RadarView: View {
    @Logged @StateObject private var radar = Radar()

    var body: some View {
        Text("\(radar.blips)")
    }
}
