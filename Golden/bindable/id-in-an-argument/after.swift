// Catalogue 89: an argument asks for a binding, and what is not Identifiable has no id of its own.
import SwiftUI

@Observable
final class Item: Identifiable {
    var id = 1
}

@Observable
final class Ticket {
    var id = 1
}

struct ItemView: View {
    @Bindable var item: Item
    @Bindable var ticket: Ticket

    var body: some View {
        let number = $ticket.id
        Stepper("Number", value: $item.id)
        Stepper("Number", value: number)
    }
}
