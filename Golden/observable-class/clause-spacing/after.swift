// Catalogue 3: no colon and no space is left behind, whatever stood around the colon.
import SwiftUI

@Observable
class Wide {
    var value = 1
}

@Observable
class Narrow{
    var value = 2
}

@Observable
class Brace
{
    var value = 3
}

struct SpacingView: View {
    @State private var wide = Wide()
    @State private var narrow = Narrow()
    @State private var brace = Brace()

    var body: some View {
        Text("\(wide.value) \(narrow.value) \(brace.value)")
    }
}
