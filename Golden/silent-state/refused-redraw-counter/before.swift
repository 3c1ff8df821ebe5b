// Catalogue 35, 220: the classes only redraw a view that reads nothing of them, also where they read what they count on from.
import SwiftUI

final class Refresher: ObservableObject {
    @Published var count = 0

    func refresh() {
        count += 1
    }
}

final class Flipper: ObservableObject {
    @Published private var isOdd = false
    @Published private var number = 0

    func flip() {
        isOdd = !isOdd
        number = self.number + 1
    }
}

struct DraftView: View {
    @ObservedObject var refresher: Refresher
    @StateObject private var flipper = Flipper()

    var body: some View {
        VStack {
            Text(UserDefaults.standard.string(forKey: "draft") ?? "")
            Button("Refresh") {
                refresher.refresh()
                flipper.flip()
            }
        }
    }
}
