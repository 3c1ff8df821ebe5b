// Catalogue 212: `onReceive` gets the publisher of a plain object and sets a state; the body shows nothing of the
// object.
import Combine
import SwiftUI

final class Ruler {
    @Published var width: CGFloat?

    func measure(_ width: CGFloat) { self.width = width }
}

@Observable
final class Lunch {
    var title = ""
    var dishes: [String] = []

    func load() { title = "Monday" }

    func fill() { dishes = ["Soup"] }
}

struct LunchView: View {
    @State private var lunch = Lunch()
    let ruler: Ruler
    @State private var width: CGFloat?

    var body: some View {
        VStack {
            Text(lunch.title)
            Text("Today")
                .frame(idealWidth: width)
                .onTapGesture { ruler.measure(40) }
                .onReceive(ruler.$width) { width = $0 }
            Dishes(lunch: lunch)
            Button("Load") { lunch.load() }
            Button("Fill") { lunch.fill() }
        }
    }
}

struct Dishes: View {
    var lunch: Lunch

    var body: some View { Text("\(lunch.dishes.count)") }
}
