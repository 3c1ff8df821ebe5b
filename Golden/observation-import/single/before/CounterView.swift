// Catalogue 100: the view of the class.
import SwiftUI

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Text("\(counter.value)")
    }
}
