// Catalogue 193: values that are read, in the view, in an extension elsewhere, or through the view.
import SwiftUI

@Observable
final class Theme {
    var name = ""
}

struct Row: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) var openURL
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.locale) private var locale
    @Environment(Theme.self) private var theme
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        Button("Close") { dismiss() }
        Text("\(_locale.wrappedValue.identifier)")
    }
}

struct Reader {
    let row = Row()

    var isDark: Bool { row.colorScheme == .dark }
}
