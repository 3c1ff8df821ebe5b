// Catalogue 213: the clock is asked by what is made, whatever its type is called where that is done.
import Foundation
import SwiftUI

typealias Instant = Date

extension Date {
    static func stamp() -> Self { Self() }
}

func age(of date: Date) -> Int { Int(date.timeIntervalSinceReferenceDate) }

final class Meter: ObservableObject {
    @Published var name = ""
    @Published var number = 0

    func load() {
        name = "Meter"
    }

    func count() { number += 1 }
}

struct ImplicitView: View {
    @ObservedObject var meter: Meter
    var today: Date { .init() }

    var body: some View { Text(meter.name + "\(today)") }
}

struct ArgumentView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(age(of: .init()))") }
}

struct CalendarView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(Calendar.current.startOfDay(for: .init()))") }
}

struct AliasView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(Instant())") }
}

struct ModuleView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(Foundation.Date())") }
}

struct SelfView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(Date.stamp())") }
}

struct ReferenceView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(NSDate().timeIntervalSince1970)") }
}
