// Catalogue 193: values of the environment that nobody reads.
import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
    }
}

struct Table2: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Row(title: colorScheme == .dark ? "dark" : "light")
    }
}

struct Only: View {
    var body: some View {
        Row(title: "")
    }
}
