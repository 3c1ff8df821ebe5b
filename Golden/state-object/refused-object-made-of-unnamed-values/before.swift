// Catalogue 80, 147: a value in a list, or an argument, that `.init(…)` makes may count, as it does by its name.
import SwiftUI

enum Counter {
    static var made = 0
}

struct Credit {
    let name: String

    init(_ name: String) {
        Counter.made += 1
        self.name = name
    }
}

struct Row {
    let credit: Credit

    init(credit: Credit) { self.credit = credit }
}

final class Credits: ObservableObject {
    @Published var isShown = false
    let list: [Credit] = [.init("A")]
}

struct CreditsView: View {
    @StateObject private var credits = Credits()

    var body: some View { Toggle(credits.list[0].name, isOn: $credits.isShown) }
}

final class Rows: ObservableObject {
    @Published var isShown = false
    let row = Row(credit: .init("A"))
}

struct RowsView: View {
    @StateObject private var rows = Rows()

    var body: some View { Toggle(rows.row.credit.name, isOn: $rows.isShown) }
}

struct RootView: View {
    var body: some View {
        VStack {
            CreditsView()
            RowsView()
        }
    }
}
