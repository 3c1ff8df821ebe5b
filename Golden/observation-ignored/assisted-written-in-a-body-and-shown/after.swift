// Catalogue 202, 229: what a body writes is also shown: ignored, since tracked the views would invalidate each other without end.
import SwiftUI

@Observable
final class Model {
    var title = ""
    @ObservationIgnored var renders = 0
    @ObservationIgnored var left = 0
    @ObservationIgnored var right = 0
    @ObservationIgnored var stepped = 0
    @ObservationIgnored private var reads = 0

    subscript(position: Int) -> String {
        reads += 1
        return "\(title) \(reads)"
    }
}

prefix operator +++

prefix func +++ (number: inout Int) -> Int {
    number += 1
    return number
}

struct ModelView: View {
    var model: Model

    var body: some View {
        let _ = (model.renders += 1)
        let _ = ((model.left, model.right) = (1, 2))
        let _ = +++model.stepped
        Text("\(model[0]) \(model.renders)")
    }
}
