// Catalogue 107: the guide is asked while the layout is made.
import SwiftUI

final class Arrangement: ObservableObject {
    @Published var offset: CGFloat = 0
    let spacing: CGFloat = 4
}

struct GuideView: View {
    @ObservedObject var layout: Arrangement

    var body: some View {
        Text("Label")
            .alignmentGuide(.leading) { _ in layout.offset + layout.spacing }
    }
}
