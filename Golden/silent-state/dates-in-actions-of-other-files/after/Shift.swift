// Catalogue 213: the file that makes the date names no object; the action runs when it is tapped, and the body asks for
// no date.
import SwiftUI

@Observable
final class Shift {
    var hours = 0
    var isPaid = false

    func load() { hours = 8 }

    func pay() { isPaid = true }
}

struct ShiftView: View {
    @State private var shift = Shift()
    @State private var lastEntry = Date(timeIntervalSince1970: 0)
    @State private var isOpen = false
    private var opening: Binding<Bool> {
        Binding(get: { isOpen }, set: { isOpen = $0 })
    }

    var body: some View {
        Text("\(shift.hours)")
        EntryButtons(lastEntry: $lastEntry, isOpen: opening, count: shift.hours)
        Button("Load") { shift.load() }
        Button("Pay") { shift.pay() }
        PaidRow(shift: shift)
    }
}

struct PaidRow: View {
    var shift: Shift

    var body: some View { Text(shift.isPaid ? "Paid" : "Open") }
}
