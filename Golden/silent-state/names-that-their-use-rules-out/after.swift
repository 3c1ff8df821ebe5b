// Catalogue 213: properties of the project have the names of modifiers that are called, a static member that of a value's, an array's that of a text's.
import Foundation
import SwiftUI

struct Deadline {
    let date: Date

    var foregroundColor: Color { date < Date() ? .red : .green }
    var accessibilityLabel: String { "\(Date())" }

    static func described(_ text: String) -> String { "\(Date()): \(text)" }
}

extension Array {
    var isOutdated: Bool { count < Int(Date().timeIntervalSince1970) }
}

@Observable
final class Shelf {
    var name = ""
    var inset = 0.0
    var isLoading = false

    func load() {
        name = "Shelf"
        inset = 1
    }

    func stop() { isLoading = false }
}

struct Named {
    let text: String

    func described(_ other: String) -> String { text + other }
}

struct ShelfView: View {
    var shelf: Shelf
    let named: [Named]

    var body: some View {
        Text(shelf.name)
            .padding(CGFloat(shelf.inset))
            .foregroundColor(color(shelf.inset))
            .accessibilityLabel(named.map { $0.described("") }.joined())
    }

    private func color(_ inset: Double) -> Color { inset > 1 ? .red : .green }
}

struct LoadingView: View {
    var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}
