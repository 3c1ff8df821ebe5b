// Catalogue 83: the first value of a property runs no observers
import SwiftUI

@Observable
final class Quality {
    var selected: Int {
        willSet {
            print(newValue)
        }
    }

    init(selected: Int) {
        self.selected = selected
    }
}

struct QualityView: View {
    @State private var quality: Quality

    init(selected: Int) {
        _quality = State(initialValue: Quality(selected: selected))
    }

    var body: some View {
        Text("\(quality.selected)")
    }
}
