// Catalogue 213: a static variable of a package that the project sets, an array that changes, and an identifier that is made anew are shown beside a property that may be set to what it holds.
import LaunchAtLogin
import SwiftUI

final class Settings: ObservableObject {
    @Published var count = 0

    func toggle() {
        LaunchAtLogin.isEnabled.toggle()
        count = 1
    }
}

struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        Text("\(settings.count)")
        Text(LaunchAtLogin.isEnabled ? "on" : "off")
        Button("Toggle") { settings.toggle() }
    }
}

final class Log: ObservableObject {
    @Published var count = 0
    let lines: NSArray
    private let own = NSMutableArray()

    init() { lines = own }

    func add() {
        own.add("line")
        count = 1
    }
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
        Text("\(ticket.count) \(UUID().uuidString)")
        Button("Renew") { ticket.renew() }
    }
}
