// Catalogue 40, 213: what the body does not read is only set with what it reads, each assignment of which is announced.
import Foundation
import SwiftUI

@Observable
final class Sheet {
    enum Style { case small, large }

    var style: Style?
    var isShown = false

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Style?, _ rhs: Style?) -> Bool { true }

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
@Observable
final class Schedule {
    var stops: [String] = []
    var isLoading = false

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        stops = await fetch()
    }

    private func fetch() async -> [String] { [] }
}

@Observable
final class Storage {
    var files: [String] = [] {
        didSet {
            if files.count > oldValue.count { showsFix = !files.isEmpty }
        }
    }
    var showsFix = false

    func remove() { files.removeLast() }
}

@Observable
final class Meter {
    var level = 0
    var peak = 0
    var name = ""

    init() {
        setPeak(1)
    }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

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

@Observable
final class Panel {
    var chart = Chart()
    var isLoading = false

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Chart, _ rhs: Chart) -> Bool { true }

    func load(_ chart: Chart) {
        self.chart = chart
        isLoading = false
    }
}

struct SheetView: View {
    @State private var sheet = Sheet()

    var body: some View {
        Button(sheet.style == nil ? "Show" : "Hide") { sheet.style == nil ? sheet.show(.large) : sheet.hide() }
        Text(UserDefaults.standard.string(forKey: "title") ?? "")
    }
}

struct ScheduleView: View {
    var schedule: Schedule

    var body: some View {
        Text("\(schedule.isLoading) \(UserDefaults.standard.integer(forKey: "region"))")
    }
}

struct StorageView: View {
    var storage: Storage

    var body: some View {
        Text("\(storage.files.count) of \(FileManager.default.contents(atPath: "a")?.count ?? 0)")
    }
}

struct MeterView: View {
    var meter: Meter

    var body: some View {
        Text("\(meter.level) \(UserDefaults.standard.integer(forKey: "unit"))")
    }
}

struct PanelView: View {
    var panel: Panel

    var body: some View {
        Text("\(ObjectIdentifier(panel.chart).hashValue) of \(UserDefaults.standard.integer(forKey: "limit"))")
    }
}
