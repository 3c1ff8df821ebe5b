// Catalogue 253: elements with an identity, and constant ranges.
import SwiftUI

struct Item: Identifiable {
    let id: Int
}

struct Rows: View {
    static let titles = ["a", "b"]
    let names: [String]
    let items: [Item]

    var body: some View {
        ForEach(0..<5) { Text("\($0)") }
        ForEach(0..<5, id: \.self) { Text("\($0)") }
        ForEach(names, id: \.self) { Text($0) }
        ForEach(Self.titles.indices, id: \.self) { Text(Self.titles[$0]) }
        ForEach(items) { Text("\($0.id)") }
        ForEach(Array(items.enumerated()), id: \.element.id) { Text("\($0.offset)") }
    }
}
