// Catalogue 40, 213: what the body does not read is only set with what it reads, each assignment of which is announced.
import Foundation
import SwiftUI

final class Sheet: ObservableObject {
    enum Style { case small, large }

    @Published var style: Style?
    @Published var isShown = false

    func show(_ style: Style) {
        self.style = style
        isShown = true
    }

    func hide() {
        isShown = false
        style = nil
    }
}

@MainActor
final class Schedule: ObservableObject {
    @Published var stops: [String] = []
    @Published var isLoading = false

    func load() async {
        isLoading = true
        defer { isLoading = false }
        stops = await fetch()
    }

    private func fetch() async -> [String] { [] }
}

final class Storage: ObservableObject {
    @Published var files: [String] = [] {
        didSet {
            if files.count > oldValue.count { showsFix = !files.isEmpty }
        }
    }
    @Published var showsFix = false

    func remove() { files.removeLast() }
}

final class Meter: ObservableObject {
    @Published var level = 0
    @Published var peak = 0
    @Published var name = ""

    init() {
        setPeak(1)
    }

    func measure(_ level: Int) {
        setPeak(max(level, peak))
        self.level = level
    }

    func reset() {
        level = 0
        setPeak(0)
    }

    private func setPeak(_ value: Int) {
        peak = value
    }
}

final class Chart {}

final class Panel: ObservableObject {
    @Published var chart = Chart()
    @Published var isLoading = false

    func load(_ chart: Chart) {
        self.chart = chart
        isLoading = false
    }
}

struct SheetView: View {
    @StateObject private var sheet = Sheet()

    var body: some View {
        Button(sheet.style == nil ? "Show" : "Hide") { sheet.style == nil ? sheet.show(.large) : sheet.hide() }
        Text(UserDefaults.standard.string(forKey: "title") ?? "")
    }
}

struct ScheduleView: View {
    @ObservedObject var schedule: Schedule

    var body: some View {
        Text("\(schedule.isLoading) \(UserDefaults.standard.integer(forKey: "region"))")
    }
}

struct StorageView: View {
    @ObservedObject var storage: Storage

    var body: some View {
        Text("\(storage.files.count) of \(FileManager.default.contents(atPath: "a")?.count ?? 0)")
    }
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text("\(meter.level) \(UserDefaults.standard.integer(forKey: "unit"))")
    }
}

struct PanelView: View {
    @ObservedObject var panel: Panel

    var body: some View {
        Text("\(ObjectIdentifier(panel.chart).hashValue) of \(UserDefaults.standard.integer(forKey: "limit"))")
    }
}
