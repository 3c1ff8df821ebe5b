// Catalogue 206: what a closure in the attribute does, and of which type an expression there is, is not read.
import Combine
import SwiftUI

func makeName() -> String { "Anna" }

final class Names: ObservableObject {
    @Published(wrappedValue: makeName()) var name
}

final class Numbers: ObservableObject {
    @Published(wrappedValue: [1, 2].map { $0 + 1 }) var numbers: [Int]
}

final class Dates: ObservableObject {
    @Published(
        initialValue: Date() // when it was made
    )
    var date: Date
}

struct SettingsView: View {
    @ObservedObject var names: Names
    @ObservedObject var numbers: Numbers
    @ObservedObject var dates: Dates

    var body: some View {
        Text("\(names.name) \(numbers.numbers.count) \(dates.date)")
    }
}
