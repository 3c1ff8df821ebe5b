// Catalogue 34, 154: the class moves with the wrapper of another module.
import Settings
import SwiftUI

final class Volume: ObservableObject {
    @Stored("level") var level: Int = 3
    @Published var title = ""
}

final class Station: ObservableObject {
    @Published var name = ""
}

struct RadioView: View {
    @ObservedObject var volume: Volume
    @ObservedObject var station: Station

    var body: some View {
        VStack {
            Text("\(station.name) \(volume.title)")
            Button("\(volume.level)") { volume.level += 1 }
        }
    }
}
