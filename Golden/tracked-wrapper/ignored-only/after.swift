// Catalogue 34: what can't be in two is only ignored: `$x` and `_x` are used, observers set it, its type is not plain, a name is taken.
import SwiftUI

@Observable
final class Preferences {
    @ObservationIgnored @AppStorage("isDark") var isDark = false
    @ObservationIgnored @AppStorage("isBold") var isBold = false
    @ObservationIgnored @AppStorage("size") var size = 12 {
        didSet { size = min(size, 20) }
    }
    @ObservationIgnored @AppStorage("limit") var limit = Preferences.defaultLimit
    @ObservationIgnored @AppStorage("name") var name = ""
    private let nameStorage = 1
    var changes = 0
    static let defaultLimit = 3

    init() {
        _isBold = AppStorage(wrappedValue: true, "bold")
    }

    var darkness: Binding<Bool> { $isDark }
    var title: String { "\(isDark) \(isBold) \(size) \(limit) \(name) \(nameStorage)" }
}

struct PreferencesView: View {
    @State private var preferences = Preferences()

    var body: some View {
        Text("\(preferences.title) \(preferences.changes)")
    }
}
