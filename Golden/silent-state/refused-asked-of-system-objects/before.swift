// Catalogue 213: a shared object of the system, a class of a framework that no list names, and a function whose code is not known.
import AppKit
import SwiftUI

final class Meter: ObservableObject {
    @Published var name = ""
    @Published var number = 0

    func load() {
        name = "Meter"
    }

    func count() { number += 1 }
}

struct ActiveView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + (NSApp.isActive ? "" : "…")) }
}

struct SharedView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + (NSApplication.shared.isActive ? "" : "…")) }
}

struct UptimeView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(ProcessInfo.processInfo.activeProcessorCount)") }
}

struct FileView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + FileManager.default.currentDirectoryPath) }
}

struct FunctionView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(getppid())") }
}
