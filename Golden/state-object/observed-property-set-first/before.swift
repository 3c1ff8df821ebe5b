// Catalogue 83: the first value of a property runs no observers
import SwiftUI

final class Quality: ObservableObject {
    @Published var selected: Int {
        willSet {
            print(newValue)
        }
    }

    init(selected: Int) {
        self.selected = selected
    }
}

struct QualityView: View {
    @StateObject private var quality: Quality

    init(selected: Int) {
        _quality = StateObject(wrappedValue: Quality(selected: selected))
    }

    var body: some View {
        Text("\(quality.selected)")
    }
}
