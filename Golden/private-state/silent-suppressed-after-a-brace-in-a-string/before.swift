// Catalogue 180: the comment stands on the last line of the declaration, after a string that holds a brace.
import SwiftUI

struct NoteView: View {
    @State var text =
        "{"
        + "}" // reobserve:ignore[private-state] set by the host

    var body: some View {
        Text(text)
    }
}
