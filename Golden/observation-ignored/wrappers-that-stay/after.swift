// Catalogue 110: @Environment, @State and @Bindable in a class stay wrappers, which the macro must leave alone.
import SwiftUI

@MainActor
@Observable
final class Tab {
    var item = 0
}

@MainActor
@Observable
final class Row {
    var name = ""
    @ObservationIgnored @Environment(Tab.self) private var tab
}

@MainActor
@Observable
final class OtherRow {
    var name = ""
    @ObservationIgnored @Bindable var tab: Tab
    @ObservationIgnored @State private var ownTab = Tab()

    init(tab: Tab) {
        self.tab = tab
    }

    var item: Binding<Int> { $tab.item }
}

struct RowView: View {
    var row: Row
    var other: OtherRow

    var body: some View {
        Text(row.name + other.name)
    }
}

struct ContentView: View {
    var tab: Tab

    var body: some View {
        Text("\(tab.item)")
    }
}
