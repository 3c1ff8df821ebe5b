// Catalogue 207: the condition is on an associated type of a type's parameter.
import SwiftUI

protocol Provider {
    associatedtype Item
    var item: Item { get }
}

struct Panel<P: Provider>: View where P.Item: ObservableObject {
    let provider: P

    var body: some View { Text("panel") }
}

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockProvider: Provider {
    let item = Clock()
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { VStack { Text("\(clock.time)"); Panel(provider: ClockProvider()) } }
}
