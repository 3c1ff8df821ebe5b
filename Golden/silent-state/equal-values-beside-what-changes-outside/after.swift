// Catalogue 213: a static variable of a package that the project sets, an array that changes, and an identifier that is made anew are shown beside a property that may be set to what it holds.
import LaunchAtLogin
import SwiftUI

@Observable
final class Settings {
    var count = 0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

    func toggle() {
        LaunchAtLogin.isEnabled.toggle()
        count = 1
    }
}

struct SettingsView: View {
    @State private var settings = Settings()

    var body: some View {
        Text("\(settings.count)")
        Text(LaunchAtLogin.isEnabled ? "on" : "off")
        Button("Toggle") { settings.toggle() }
    }
}

@Observable
final class Log {
    var count = 0
    let lines: NSArray
    private let own = NSMutableArray()

    init() { lines = own }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

    func add() {
        own.add("line")
        count = 1
    }
}

struct LogView: View {
    @State private var log = Log()

    var body: some View {
        Text("\(log.count) of \(log.lines.count)")
        Button("Add") { log.add() }
    }
}

@Observable
final class Ticket {
    var count = 0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

    func renew() { count = 0 }
}

struct TicketView: View {
    @State private var ticket = Ticket()

    var body: some View {
        Text("\(ticket.count) \(UUID().uuidString)")
        Button("Renew") { ticket.renew() }
    }
}
