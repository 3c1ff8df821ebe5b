// Catalogue 82: a file that never names the view makes it, with an object.
import SwiftUI

final class Store: ObservableObject {
    @Published var count: Int

    init(count: Int) {
        self.count = count
        UserDefaults.standard.set(count, forKey: "made")
    }
}

struct StoreView: View {
    @StateObject var store = Store(count: 0)

    var body: some View { Stepper("Count", value: $store.count) }
}

struct Frame: View {
    let content: StoreView

    var body: some View { content }
}
