// Catalogue 193: values of the environment that nobody reads.
import SwiftUI

struct Row: View {
    @Environment(\.dismiss) private var dismiss
    let title: String

    var body: some View {
        Text(title)
    }
}

struct Table2: View {
    @Environment(\.openURL) var openURL
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.refresh)
    private var context

    var body: some View {
        Row(title: colorScheme == .dark ? "dark" : "light")
    }
}

struct Only: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Row(title: "")
    }
}
