// Catalogue 3: no colon and no space is left behind, whatever stood around the colon.
import SwiftUI

class Wide : ObservableObject {
    @Published var value = 1
}

class Narrow:ObservableObject{
    @Published var value = 2
}

class Brace: ObservableObject
{
    @Published var value = 3
}

struct SpacingView: View {
    @StateObject private var wide = Wide()
    @StateObject private var narrow = Narrow()
    @StateObject private var brace = Brace()

    var body: some View {
        Text("\(wide.value) \(narrow.value) \(brace.value)")
    }
}
