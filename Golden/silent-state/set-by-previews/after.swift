// Catalogue 213, 220: what previews set, and functions that only previews call, changes for nobody who looks at the app.
import SwiftUI

var caption = "Box"

enum Sizes {
    static var largest = 10
}

@Observable
final class Box {
    var width = 1
    var step = 2

    func grow() { width += step }

    func widen() { step += 1 }
}

struct BoxView: View {
    var box: Box

    var body: some View {
        Text("\(caption) \(box.width) of \(Sizes.largest)")
    }
}

#if DEBUG
func makeBox() -> Box {
    caption = "Preview"
    return Box()
}

#Preview {
    Sizes.largest = 20
    return BoxView(box: makeBox())
}

struct BoxView_Previews: PreviewProvider {
    static var previews: some View {
        BoxView(box: make())
    }

    static func make() -> Box {
        Sizes.largest = 30
        return makeBox()
    }
}
#endif
