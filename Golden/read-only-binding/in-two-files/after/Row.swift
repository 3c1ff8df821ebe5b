// Catalogue 181: the calls stand in another file, and the declaration has a comment and an access level.
import SwiftUI

struct Row: View {
    /// What is shown.
    let text: String

    internal let isOn: Bool // as the parent says

    var body: some View {
        Section {
            Text(text)
                .opacity(isOn ? 1 : 0)
        }
    }
}
