// Catalogue 213: a static variable of a package that nothing sets, an array of which no variable holds one that changes, and an identifier that is not shown.
import LaunchAtLogin
import SwiftUI

@Observable
final class Settings {
    var count = 0

    func toggle() { count = 1 }
}

struct SettingsView: View {
    @State private var settings = Settings()

    var body: some View {
        Text("\(settings.count)")
        Text(LaunchAtLogin.isEnabled ? "on" : LaunchAtLogin.name)
        Button("Toggle") { settings.toggle() }
    }
}

@Observable
final class Log {
    var count = 0
    let lines: NSArray

    init() {
        let lines = NSMutableArray()
        lines.add("line")
        self.lines = lines
    }

    func add() { count = 1 }
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

    func renew() { count = 0 }
}

struct TicketView: View {
    @State private var ticket = Ticket()

    var body: some View {
        Text("\(ticket.count)")
        Button("Renew") {
            ticket.renew()
            print("\(UUID().uuidString)")
        }
    }
}
