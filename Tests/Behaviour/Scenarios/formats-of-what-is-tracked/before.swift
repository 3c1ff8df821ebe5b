// Catalogue 213: bodies format what is tracked, and ask for what stays as it is.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var name = "a"
    @Published var date = Date(timeIntervalSince1970: 0)
    @Published var amount = 1.5

    func load() { name = "a" }
}

enum Format {
    static let dates: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy"
        return formatter
    }()
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

struct Root: View {
    @StateObject private var model = Model()
    private let title = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    private let start = Date()
    var end: Date?

    var body: some View {
        Button("Load") { model.load() }
        Text(Format.dates.string(from: model.date))
        Text(Format.shout(model.name.quoted))
        Text("\(Calendar.current.isDate(model.date, inSameDayAs: start)) \(Locale.current.identifier.isEmpty)")
        Text((end ?? Date()) > model.date ? "later" : "earlier")
        Button("Touch") { model.date = Date(timeIntervalSince1970: 0) }
    }
}
