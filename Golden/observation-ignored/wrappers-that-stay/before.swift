// Catalogue 110: @Environment, @State and @Bindable in a class stay wrappers, which the macro must leave alone.
import SwiftUI

@MainActor
final class Tab: ObservableObject {
    @Published var item = 0
}

@MainActor
final class Row: ObservableObject {
    @Published var name = ""
    @EnvironmentObject private var tab: Tab
}

@MainActor
final class OtherRow: ObservableObject {
    @Published var name = ""
    @ObservedObject var tab: Tab
    @StateObject private var ownTab = Tab()

    init(tab: Tab) {
        self.tab = tab
    }

    var item: Binding<Int> { $tab.item }
}

struct RowView: View {
    @ObservedObject var row: Row
    @ObservedObject var other: OtherRow

    var body: some View {
        Text(row.name + other.name)
    }
}

struct ContentView: View {
    @ObservedObject var tab: Tab

    var body: some View {
        Text("\(tab.item)")
    }
}
