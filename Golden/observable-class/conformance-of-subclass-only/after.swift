// Catalogue 11, 15: only the subclass is an ObservableObject; a sibling that is none stays out of it.
import SwiftUI

class Instrument {
    var name = ""
}

@Observable
final class Piano: Instrument {
    var keys = 88
}

final class Drum: Instrument {
    var size = 12
}

struct StageView: View {
    @State private var piano = Piano()
    let drum: Drum

    var body: some View {
        Text("\(piano.keys) \(drum.size)")
    }
}
