// Catalogue 34, 46: @AppStorage announced its changes through the object; a computed property in front of it does now.
import SwiftUI

enum Sorting: String {
    case name, date
}

@Observable
final class Preferences {
    /// Whether all is dark.
    var isDark: Bool {
        get { access(keyPath: \.isDark); return isDarkStorage }
        set { withMutation(keyPath: \.isDark) { isDarkStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("isDark") private var isDarkStorage = false // from the start
    public private(set) var sorting: Sorting {
        get { access(keyPath: \.sorting); return sortingStorage }
        set { withMutation(keyPath: \.sorting) { sortingStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("sorting", store: .standard)
    private var sortingStorage: Sorting = .name

    var name: String? {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("name") private var nameStorage: String?
    fileprivate var size: Double {
        get { access(keyPath: \.size); return sizeStorage }
        set { withMutation(keyPath: \.size) { sizeStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("size") private var sizeStorage = 12.5 {
        didSet { changes += 1 }
    }
    private var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("count") private var countStorage = 0
    var changes = 0

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
    @State private var preferences = Preferences()

    var body: some View {
        Toggle(preferences.title, isOn: $preferences.isDark)
        Text("\(preferences.sorting.rawValue) \(preferences.changes)")
    }
}
