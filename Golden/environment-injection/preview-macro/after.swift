// Catalogue 123: #Preview closures, with and without locals.
import SwiftUI

@Observable
final class Tide {
    var height = 1.5
}

struct TideView: View {
    @Environment(Tide.self) private var tide

    var body: some View {
        Text("\(tide.height)")
    }
}

#Preview {
    TideView()
        .environment(Tide())
}

#Preview("High") {
    let tide = Tide()
    tide.height = 4
    return TideView().environment(tide)
}
