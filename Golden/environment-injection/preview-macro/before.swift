// Catalogue 123: #Preview closures, with and without locals.
import SwiftUI

final class Tide: ObservableObject {
    @Published var height = 1.5
}

struct TideView: View {
    @EnvironmentObject private var tide: Tide

    var body: some View {
        Text("\(tide.height)")
    }
}

#Preview {
    TideView()
        .environmentObject(Tide())
}

#Preview("High") {
    let tide = Tide()
    tide.height = 4
    return TideView().environmentObject(tide)
}
