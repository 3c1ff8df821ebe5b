// Catalogue 213: the file that asks for the date names no object; the date that it shows is a later one with each
// update.
import SwiftUI

final class Shift: ObservableObject {
    @Published var hours = 0
    @Published var isPaid = false

    func load() { hours = 8 }

    func pay() { isPaid = true }
}

struct ShiftView: View {
    @StateObject private var shift = Shift()
    @State private var isOpen = false
    private var opening: Binding<Bool> {
        Binding(get: { isOpen }, set: { isOpen = $0 })
    }

    var body: some View {
        Text("\(shift.hours)")
        EntryButtons(isOpen: opening, count: shift.hours)
        Button("Load") { shift.load() }
        Button("Pay") { shift.pay() }
        PaidRow(shift: shift)
    }
}

struct PaidRow: View {
    @ObservedObject var shift: Shift

    var body: some View { Text(shift.isPaid ? "Paid" : "Open") }
}
