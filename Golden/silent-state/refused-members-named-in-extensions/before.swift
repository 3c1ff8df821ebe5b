// Catalogue 213, 220: code that extends a type from outside asks by a member of that type without `self`: a date for
// the time, a calendar for today, a file for its state, a list for any element, a class below one of the system for
// what it inherits.
import SwiftUI
import UIKit

extension Date {
    var isPast: Bool { timeIntervalSinceNow < 0 }
}

extension Calendar {
    func isToday(_ date: Date) -> Bool { isDateInToday(date) }
}

extension URL {
    var size: Int { (try? resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0 }
}

extension Array {
    var any: Element? { randomElement() }
}

@MainActor
final class Panel: UIView {
    var isWide: Bool { frame.width > 300 }
}

final class Dates: ObservableObject {
    @Published var count: Int?
    @Published var laps: Int?

    func add() { laps = nil }
}

struct DatesView: View {
    @ObservedObject var model: Dates
    let date: Date

    var body: some View {
        Button("\(model.count ?? 0) \(date.isPast)") { model.add() }
    }
}

final class Days: ObservableObject {
    @Published var count: Int?
    @Published var laps: Int?

    func add() { laps = nil }
}

struct DaysView: View {
    @ObservedObject var model: Days
    let date: Date

    var body: some View {
        Button("\(model.count ?? 0) \(Calendar.current.isToday(date))") { model.add() }
    }
}

final class Files: ObservableObject {
    @Published var count: Int?
    @Published var laps: Int?

    func add() { laps = nil }
}

struct FilesView: View {
    @ObservedObject var model: Files
    let url: URL

    var body: some View {
        Button("\(model.count ?? 0) \(url.size)") { model.add() }
    }
}

final class Lists: ObservableObject {
    @Published var count: Int?
    @Published var laps: Int?

    func add() { laps = nil }
}

struct ListsView: View {
    @ObservedObject var model: Lists
    let names: [String]

    var body: some View {
        Button("\(model.count ?? 0) \(names.any ?? "")") { model.add() }
    }
}

final class Panels: ObservableObject {
    @Published var count: Int?
    @Published var laps: Int?

    func add() { laps = nil }
}

struct PanelsView: View {
    @ObservedObject var model: Panels
    let panel: Panel

    var body: some View {
        Button("\(model.count ?? 0) \(panel.isWide)") { model.add() }
    }
}
