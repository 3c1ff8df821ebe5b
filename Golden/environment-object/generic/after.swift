// Catalogue 128: a generic type keeps its arguments.
import SwiftUI

@Observable
final class Store<Item: Hashable> {
    var items: [Item] = []
}

struct CountView: View {
    @Environment(Store<Int>.self) private var numbers
    @Environment(Store<[String]>.self) private var words

    var body: some View {
        Text("\(numbers.items.count + words.items.count)")
    }
}

struct StoreApp: App {
    @State private var numbers = Store<Int>()
    @State private var words = Store<[String]>()

    var body: some Scene {
        WindowGroup {
            CountView()
                .environment(numbers)
                .environment(words)
        }
    }
}
