// Catalogue 180: an initializer of the view gives the state its first value.
import SwiftUI

struct Slot: View {
    @State var value: Int
    let range: Range<Int>

    init(range: Range<Int>) {
        self.range = range
        _value = State(initialValue: range.lowerBound)
    }

    var body: some View {
        Stepper("\(value)", value: $value)
    }
}

struct Board: View {
    var body: some View {
        Slot(range: 0..<3)
    }
}
