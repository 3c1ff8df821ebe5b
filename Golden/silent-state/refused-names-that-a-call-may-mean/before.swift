// Catalogue 213: a body calls methods by values whose types are not known here: with a default, with a closure behind the parentheses, with several arguments
// for one parameter.
import Foundation
import SwiftUI

struct Clock {
    func stamp(_ suffix: String = "") -> String { "\(Date())\(suffix)" }

    func stamped(_ make: (Date) -> String) -> String { make(Date()) }

    func joined(by texts: String...) -> String { "\(Date())" + texts.joined() }
}

final class Shelf: ObservableObject {
    @Published var name = ""
    @Published var isLoading = false

    func load() { name = "Shelf" }

    func stop() { isLoading = false }
}

struct StampView: View {
    @ObservedObject var shelf: Shelf
    let clocks: [Clock]

    var body: some View {
        Text(shelf.name + clocks.map { $0.stamp() }.joined())
    }
}

struct StampedView: View {
    @ObservedObject var shelf: Shelf
    let clocks: [Clock]

    var body: some View {
        Text(shelf.name + clocks.map { clock in clock.stamped { "\($0)" } }.joined())
    }
}

struct JoinedView: View {
    @ObservedObject var shelf: Shelf
    let clocks: [Clock]

    var body: some View {
        Text(shelf.name + clocks.map { $0.joined(by: "a", "b") }.joined())
    }
}

struct LoadingView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}
