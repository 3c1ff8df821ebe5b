// Catalogue 34, 154: the class moves with the wrapper of another module.
import Settings
import SwiftUI

@Observable
final class Volume {
    var level: Int {
        get { access(keyPath: \.level); return levelStorage }
        set { withMutation(keyPath: \.level) { levelStorage = newValue } }
    }
    @ObservationIgnored @Stored("level") private var levelStorage: Int = 3
    var title = ""
}

@Observable
final class Station {
    var name = ""
}

struct RadioView: View {
    var volume: Volume
    var station: Station

    var body: some View {
        VStack {
            Text("\(station.name) \(volume.title)")
            Button("\(volume.level)") { volume.level += 1 }
        }
    }
}
