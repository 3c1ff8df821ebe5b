// Catalogue 213, 219: only what stays as it is or is a function of what is tracked; values that differ each time; clocks that views follow themselves.
import Foundation
import SwiftUI

enum Format {
    static let dates = DateFormatter()
    private static var cache: [String: String] = [:]

    static func shout(_ text: String) -> String {
        if let known = cache[text] { return known }
        let result = text.uppercased()
        cache[text] = result
        return result
    }
}

extension String {
    var quoted: String { "'" + self + "'" }
}

final class Service {
    let limit = 3

    func price(of count: Int) -> Int { count * limit }
}

@Observable
final class Order {
    var name = ""
    var date = Date(timeIntervalSince1970: 0)
    var count = 0
    @ObservationIgnored private(set) var lastRead = Date()

    var total: Int {
        lastRead = Date()
        return count
    }

    func load() {
        name = "Order"
        date = Date(timeIntervalSince1970: 1)
    }
}

struct Row: View {
    let text: String
    private let spacing = 4.0

    init(_ text: String) { self.text = text.quoted }

    var body: some View { Text(text).padding(spacing) }
}

struct OrderView: View {
    var order: Order
    let service: Service
    private let start = Date()
    private let build = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
    var end: Date?

    var body: some View {
        Row(Format.shout(order.name))
        Text(Format.dates.string(from: order.date))
        Text(order.date, style: .relative)
        Text("\(service.price(of: order.count)) \(order.total) \(end ?? Date()) \(Calendar.current.isDate(order.date, inSameDayAs: start))")
        Text(Locale.current.identifier + (build ?? ""))
        TimelineView(.periodic(from: Date(), by: 60)) { _ in
            Text("\(Date())")
        }
        Button("Touch") { order.date = Date() }
            .onAppear { print(UserDefaults.standard.bool(forKey: "touched")) }
            .task { print(FileManager.default.fileExists(atPath: "/")) }
    }
}

@Observable
final class Ticks {
    var count = 0
    var isOn = false
    var stamp = UUID()
    var isLoading = false

    func tick() {
        isLoading = true
        count += 1
        isOn.toggle()
        stamp = UUID()
        isLoading = false
    }
}

struct TicksView: View {
    var ticks: Ticks

    var body: some View {
        Text("\(ticks.count) \(ticks.isOn) \(ticks.stamp) \(ticks.isLoading) \(Date())")
    }
}
