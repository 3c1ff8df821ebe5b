// Catalogue 251: one view, with the indentation that a macro has.
import SwiftUI

struct BadgeView: View {
    var count = 0

    var body: some View { Text("\(count)") }
}

struct BadgeView_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            BadgeView(count: 3)

            Text("""
                Many
                  lines
                """)
        }
        .padding()
    }
}

#if DEBUG
enum SmallPreview: PreviewProvider {
    @ViewBuilder static var previews: some View { BadgeView() }
}
#endif
