// Catalogue 89: an argument asks for a binding, and what is not Identifiable has no id of its own.
import SwiftUI

final class Item: ObservableObject, Identifiable {
    @Published var id = 1
}

final class Ticket: ObservableObject {
    @Published var id = 1
}

struct ItemView: View {
    @ObservedObject var item: Item
    @ObservedObject var ticket: Ticket

    var body: some View {
        let number = $ticket.id
        Stepper("Number", value: $item.id)
        Stepper("Number", value: number)
    }
}
