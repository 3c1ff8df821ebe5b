// Catalogue 154: the compiler passes this class to the wrapper's subscript, although no code of that module can name it.
import Settings
import SwiftUI

final class Volume: ObservableObject {
    @Stored("level") var level: Int = 3
    @Published var title = ""
}

@Observable
final class Station {
    var name = ""
}

struct RadioView: View {
    @ObservedObject var volume: Volume
    var station: Station

    var body: some View {
        VStack {
            Text("\(station.name) \(volume.title)")
            Button("\(volume.level)") { volume.level += 1 }
        }
    }
}
