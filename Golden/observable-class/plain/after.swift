// Catalogue 1, 80: a plain class becomes @Observable, and the view that owns it keeps it in @State.
import SwiftUI

@Observable
class CounterModel {
    var count = 0

    func increment() {
        count += 1
    }
}

struct CounterView: View {
    @State private var model = CounterModel()

    var body: some View {
        VStack {
            Text("Count: \(model.count)")
            Button("Add one") { model.increment() }
        }
    }
}
