// Catalogue 64: a task follows a property.
import Combine
import SwiftUI

@MainActor
final class Source: ObservableObject {
    @Published var value = 1
    @Published private(set) var seen: [Int] = []

    func follow() async {
        for await value in $value.values {
            seen.append(value)
        }
    }
}

struct Root: View {
    @StateObject private var source = Source()

    var body: some View {
        Button("Up") { source.value += 1 }
        Text("\(source.value) seen \(source.seen.map { "\($0)" }.joined(separator: " "))")
            .task { await source.follow() }
    }
}
