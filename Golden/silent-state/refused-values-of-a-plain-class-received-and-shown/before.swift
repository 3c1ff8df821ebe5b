// Catalogue 212: beside the values that `onReceive` gets, a body shows the property of the plain object, which tells no
// view.
import Combine
import SwiftUI

final class Ruler {
    @Published var width: CGFloat?

    func measure(_ width: CGFloat) { self.width = width }
}

final class Lunch: ObservableObject {
    @Published var title = ""
    @Published var dishes: [String] = []

    func load() { title = "Monday" }

    func fill() { dishes = ["Soup"] }
}

struct LunchView: View {
    @StateObject private var lunch = Lunch()
    let ruler: Ruler
    @State private var width: CGFloat?

    var body: some View {
        VStack {
            Text(lunch.title)
            Text("\(ruler.width ?? 0)")
                .onTapGesture { ruler.measure(40) }
                .onReceive(ruler.$width) { width = $0 }
            Dishes(lunch: lunch)
            Button("Load") { lunch.load() }
            Button("Fill") { lunch.fill() }
            Button("Print") { print(width ?? 0) }
        }
    }
}

struct Dishes: View {
    @ObservedObject var lunch: Lunch

    var body: some View { Text("\(lunch.dishes.count)") }
}
