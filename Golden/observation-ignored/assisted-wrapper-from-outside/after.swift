// Catalogue 34: a closure that sets a member of the same name binds to nothing of the class.
import Persistence
import SwiftUI

struct Values {
    var isDark = false
}

func with(_ change: (inout Values) -> Void) -> Values {
    var values = Values()
    change(&values)
    return values
}

@Observable
final class Preferences {
    @ObservationIgnored @Setting("isDark") var isDark = false
    var accent = "blue"
}

struct PreferencesView: View {
    @State private var preferences = Preferences()

    var body: some View {
        Text(preferences.accent + "\(preferences.isDark) \(with { $0.isDark = true }.isDark)")
    }
}
