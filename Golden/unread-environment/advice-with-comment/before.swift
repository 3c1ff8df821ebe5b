// Catalogue 193: comments belong to the properties that nobody reads.
import SwiftUI

struct Row: View {
    /// Closes the row.
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL // for later
    @Environment(\.colorScheme) private var colorScheme
    let title: String

    var body: some View {
        Text(title)
    }
}
