// Catalogue 251: providers that have more than one view, or what only a provider understands.
import SwiftUI

struct Groups_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("a")
            Text("b")
        }
    }
}

struct Sized_Previews: PreviewProvider {
    static var previews: some View {
        Text("a").previewDisplayName("A")
    }
}

struct Two_Previews: PreviewProvider {
    static var previews: some View {
        Text("a")
        Text("b")
    }
}

struct Named_Previews: PreviewProvider {
    static var previews: some View {
        Text("a")
    }
}

struct Data_Previews: PreviewProvider {
    static let text = "a"

    static var previews: some View {
        Text(text)
    }
}

struct Commented_Previews: PreviewProvider {
    // Why it is shown.
    static var previews: some View {
        Text("a")
    }
}

@MainActor func shown() -> Any { Named_Previews.previews }
