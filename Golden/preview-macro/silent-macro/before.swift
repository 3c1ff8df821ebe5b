// Catalogue 251: a macro already, and a type of another name.
import SwiftUI

protocol PreviewSource {
    static var previews: [String] { get }
}

struct Samples: PreviewSource {
    static var previews: [String] { ["a"] }
}

#Preview {
    Text("a")
}
