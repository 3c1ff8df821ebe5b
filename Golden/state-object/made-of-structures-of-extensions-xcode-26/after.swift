// Catalogue 80: initializers in an extension set properties of the structure; a local with a type is made by `.init`.
import SwiftUI

struct Step {
    var id = ""
    var title: String
}

extension Step {
    init(number: Int) {
        title = "Step"
        id = "\(number)"
    }
}

@Observable
final class Guide {
    var steps: [Step]

    init() {
        let steps: [Step] = [.init(number: 1), .init(id: "2", title: "Last")]
        self.steps = steps
    }
}

struct GuideView: View {
    @State private var guide = Guide()

    var body: some View { Text("\(guide.steps.count)") }
}
