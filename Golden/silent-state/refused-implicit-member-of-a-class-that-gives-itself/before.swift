// Catalogue 213: `.all` of a class gives an object of the class, and a modifier of the project takes one.
import SwiftUI

final class Archive {
    private static var current: Archive?
    static var shared: Archive { current ?? Archive() }

    let title = "\(UserDefaults.standard.integer(forKey: "openings"))"

    static func open() { current = Archive() }
}

class Entry {
    let title: String

    init(title: String) { self.title = title }
}

extension Entry {
    static var all: Entry { Entry(title: Archive.shared.title) }
}

extension View {
    func captioned(_ entry: Entry) -> some View { overlay(Text(entry.title)) }
}

struct Backdrop {
    static let ink = Color(red: 0, green: 0, blue: 0)

    @MainActor static var view: some View {
        ZStack {
            ink.captioned(.all)
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
