// Catalogue 34, 46: @AppStorage announced its changes through the object; a computed property in front of it does now.
import SwiftUI

enum Sorting: String {
    case name, date
}

final class Preferences: ObservableObject {
    /// Whether all is dark.
    @AppStorage("isDark") var isDark = false // from the start
    @AppStorage("sorting", store: .standard)
    public private(set) var sorting: Sorting = .name

    @AppStorage("name") var name: String?
    @AppStorage("size") fileprivate var size = 12.5 {
        didSet { changes += 1 }
    }
    @AppStorage("count") private var count = 0
    @Published var changes = 0

    init() {
        isDark = true
    }

    var title: String { "\(name ?? "") \(count) \(size)" }

    func sort(by sorting: Sorting) {
        self.sorting = sorting
        count += 1
    }
}

struct PreferencesView: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
        Toggle(preferences.title, isOn: $preferences.isDark)
        Text("\(preferences.sorting.rawValue) \(preferences.changes)")
    }
}
