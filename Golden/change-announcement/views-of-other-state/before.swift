// Catalogue 47: one view shows what the object leads to; others show more by chance, but nothing of it that is not tracked.
import SwiftUI

final class Clock {
    var time = ""
}

final class Account {
    static let shared = Account()
    var name = ""
}

final class Alarm: ObservableObject {
    @Published var isSet = false
    @Published private(set) var label: String?
    let clock = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct AlarmView: View {
    @ObservedObject var alarm: Alarm

    var body: some View {
        Text("\(alarm.isSet ? "On" : "Off") \(alarm.clock.time)")
    }
}

/// What it shows of the account was updated by chance, and what it reads of the alarm is tracked.
struct AccountView: View {
    @ObservedObject var alarm: Alarm
    @State private var isOpen = false

    var body: some View {
        Text(Account.shared.name)
        if isOpen {
            Text(alarm.label ?? "")
        }
        Button("Tick") { alarm.tick() }
    }
}
