// Catalogue 45, 213: what a wrapper keeps in the defaults is told by its property, whose observer announces each change
// of the only object.
import Combine
import SwiftUI

@propertyWrapper
struct Stored<Value> {
    let key: String
    let fallback: Value

    init(_ key: String, fallback: Value) {
        self.key = key
        self.fallback = fallback
    }

    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}

final class Settings: ObservableObject {
    static let shared = Settings()
    let objectWillChange = PassthroughSubject<Void, Never>()

    @Stored("isCompact", fallback: false)
    var isCompact: Bool {
        willSet { objectWillChange.send() }
    }
    @Stored("columns", fallback: 2)
    var columns: Int {
        didSet {
            if columns > 4 { print("many") }
            objectWillChange.send()
        }
    }
    var isNarrow: Bool { columns < 2 }
}

@Observable
final class Filter {
    var isOn = false
}

@Observable
final class Sorting {
    var name = ""
    var isAscending = false
}

struct ListView: View {
    @State private var filter = Filter()
    @ObservedObject private var settings: Settings = .shared

    var body: some View {
        if settings.isCompact { Text("Compact") }
        Text(settings.isNarrow ? "Narrow" : "Wide")
        FilterView(filter: filter)
    }
}

struct FilterView: View {
    @Bindable var filter: Filter

    var body: some View { Toggle("On", isOn: $filter.isOn) }
}

struct SortingView: View {
    @State private var sorting = Sorting()
    @ObservedObject private var settings: Settings = .shared

    var body: some View {
        Text("\(sorting.name) \(settings.columns)")
        OrderView(sorting: sorting)
    }
}

struct OrderView: View {
    @Bindable var sorting: Sorting

    var body: some View { Toggle("Ascending", isOn: $sorting.isAscending) }
}

@main
struct ReaderApp: App {
    @State private var filter = Filter()
    @StateObject private var settings: Settings = .shared

    var body: some Scene {
        WindowGroup {
            if settings.isCompact { FilterView(filter: filter) } else { ListView() }
        }
    }
}
