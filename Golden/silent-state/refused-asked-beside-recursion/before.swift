// Catalogue 220: a method that calls itself reads no property; the view showed the clock by the object's updates.
import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0

    func stars(_ number: Int) -> String { number == 0 ? "" : "*" + stars(number - 1) }

    func add() { count += 1 }
}

struct StarsView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Text(counter.stars(3) + "\(Date().timeIntervalSince1970)").onTapGesture { counter.add() }
    }
}

struct CountView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Text("\(counter.count)")
    }
}
