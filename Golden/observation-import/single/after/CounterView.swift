// Catalogue 100: the view of the class.
import SwiftUI

struct CounterView: View {
    var counter: Counter

    var body: some View {
        Text("\(counter.value)")
    }
}
