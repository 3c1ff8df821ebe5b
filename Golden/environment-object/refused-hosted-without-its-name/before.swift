// Catalogue 131: a host of the view is given a value that is made by `.init(…)`, without the object.
import SwiftUI
import UIKit

final class Store: ObservableObject {
    @Published var count = 0
}

struct Card: View {
    @EnvironmentObject private var store: Store
    let number: Int

    init(number: Int) { self.number = number }

    var body: some View { Button("\(number)") { store.count += 1 } }
}

struct RootView: View {
    @StateObject private var store = Store()

    var body: some View {
        VStack {
            Text("\(store.count)")
            Card(number: 1).environmentObject(store)
        }
    }
}

final class Presenter {
    func make() -> UIViewController { UIHostingController<Card>(rootView: .init(number: 2)) }
}
