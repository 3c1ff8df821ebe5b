// Catalogue 128: a generic type keeps its arguments.
import SwiftUI

final class Store<Item: Hashable>: ObservableObject {
    @Published var items: [Item] = []
}

struct CountView: View {
    @EnvironmentObject private var numbers: Store<Int>
    @EnvironmentObject private var words: Store<[String]>

    var body: some View {
        Text("\(numbers.items.count + words.items.count)")
    }
}

struct StoreApp: App {
    @StateObject private var numbers = Store<Int>()
    @StateObject private var words = Store<[String]>()

    var body: some Scene {
        WindowGroup {
            CountView()
                .environmentObject(numbers)
                .environmentObject(words)
        }
    }
}
