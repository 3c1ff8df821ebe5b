// Catalogue 154: a member of another type has the name of a generic function
import SwiftUI

@Observable
final class Counter {
    var count = 0
}

final class Factory {
    func create<Model: ObservableObject>(model: Model) -> Int { 1 }
}

extension String {
    static let create = "Create"
}

struct Screen: View {
    var counter: Counter
    let title = String.create

    var body: some View {
        Text("\(title) \(String.create) \(counter.count)")
    }
}
