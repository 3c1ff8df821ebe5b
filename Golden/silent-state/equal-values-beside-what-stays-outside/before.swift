// Catalogue 213: a static variable of a package that nothing sets, an array of which no variable holds one that changes, and an identifier that is not shown.
import LaunchAtLogin
import SwiftUI

final class Settings: ObservableObject {
    @Published var count = 0

    func toggle() { count = 1 }
}

struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        Text("\(settings.count)")
        Text(LaunchAtLogin.isEnabled ? "on" : LaunchAtLogin.name)
        Button("Toggle") { settings.toggle() }
    }
}

final class Log: ObservableObject {
    @Published var count = 0
    let lines: NSArray

    init() {
        let lines = NSMutableArray()
        lines.add("line")
        self.lines = lines
    }

    func add() { count = 1 }
}

struct LogView: View {
    @StateObject private var log = Log()

    var body: some View {
        Text("\(log.count) of \(log.lines.count)")
        Button("Add") { log.add() }
    }
}

final class Ticket: ObservableObject {
    @Published var count = 0

    func renew() { count = 0 }
}

struct TicketView: View {
    @StateObject private var ticket = Ticket()

    var body: some View {
        Text("\(ticket.count)")
        Button("Renew") {
            ticket.renew()
            print("\(UUID().uuidString)")
        }
    }
}
