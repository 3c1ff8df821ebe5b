// Catalogue 131: a local that is made of another one of its name leads to its own uses, and these to it again.
import SwiftUI

@Observable
final class Theme {
    var isDark = false
}

struct Switch: View {
    @Environment(Theme.self) var theme

    var body: some View {
        Button("Dark") { theme.isDark.toggle() }
    }
}

struct Switches: View {
    @State private var theme = Theme()
    let label: Text?

    var body: some View {
        let row = HStack {
            if let label { label }
            Switch()
        }
        VStack {
            let row = row.padding()
            row
            Text(theme.isDark ? "Dark" : "Light")
        }
        .environment(theme)
    }
}
