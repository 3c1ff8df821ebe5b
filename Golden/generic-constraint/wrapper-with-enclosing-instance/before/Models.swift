// Catalogue 154: two classes with the wrapper, one that inherits such a property, and one without.
import SwiftUI

final class Volume: ObservableObject {
    @Clamped(0...11) var level = 3
}

class Dial: ObservableObject {
    @Limited(0...360) var angle = 0
}

final class LargeDial: Dial {
    @Published var title = ""
}

final class Station: ObservableObject {
    @Published var name = ""
}

struct RadioView: View {
    @ObservedObject var volume: Volume
    @ObservedObject var dial: LargeDial
    @ObservedObject var station: Station

    var body: some View {
        Text("\(station.name) \(volume.level) \(dial.angle)")
    }
}
