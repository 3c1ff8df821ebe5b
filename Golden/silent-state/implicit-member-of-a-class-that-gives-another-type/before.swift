// Catalogue 213: `.all` of a class gives results, not the class, so that what SwiftUI takes as edges is not this
// static.
import SwiftUI

struct Results<Element> {
    let elements: [Element]
}

final class Archive {
    private static var current: Archive?
    static var shared: Archive { current ?? Archive() }

    static func open() { current = Archive() }

    func entries<Element>(_ type: Element.Type) -> Results<Element> { Results(elements: []) }
}

class Entry {}

extension Entry {
    static var all: Results<Entry> { Archive.shared.entries(Entry.self) }
}

struct Backdrop {
    static let ink = Color(red: 0, green: 0, blue: 0)

    @MainActor static var view: some View {
        ZStack {
            ink.edgesIgnoringSafeArea(.all)
            LinearGradient(colors: [ink, .purple], startPoint: .top, endPoint: .bottom).edgesIgnoringSafeArea(.all)
        }
    }
}

final class Import: ObservableObject {
    @Published var isRunning = false
    @Published var progress = 0.0

    func run() { isRunning = true }

    func step() { progress += 0.5 }
}

struct ImportView: View {
    @StateObject private var entries = Import()

    var body: some View {
        ZStack {
            Backdrop.view
            if entries.isRunning { Text("Running") }
            Button("Run") { entries.run() }
            Button("Step") { entries.step() }
            Button("Open") { Archive.open() }
            Steps(entries: entries)
        }
    }
}

struct Steps: View {
    @ObservedObject var entries: Import

    var body: some View { ProgressView(value: entries.progress) }
}
