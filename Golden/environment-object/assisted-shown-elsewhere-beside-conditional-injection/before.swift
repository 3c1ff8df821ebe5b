// Catalogue 131: one of two windows injects the object in the same builds as the view that looks it up.
import SwiftUI

final class Log: ObservableObject {
    @Published var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}

struct LogView: View {
    @EnvironmentObject private var log: Log

    var body: some View { Text(log.lines.joined()) }
}

struct EntryView: View {
    #if DEBUG
    @EnvironmentObject private var log: Log
    #endif

    var body: some View {
        Button("Add") { add() }
    }

    private func add() {
        #if DEBUG
        log.add("line")
        #endif
    }
}

struct ContentView: View {
    var body: some View { List { EntryView() } }
}

@main
struct NotesApp: App {
    @StateObject private var log = Log()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .overlay { LogView().environmentObject(log) }
                #if DEBUG
                .environmentObject(log)
                #endif
        }
        WindowGroup(id: "other") { ContentView() }
    }
}
