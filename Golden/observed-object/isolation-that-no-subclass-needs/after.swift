// Catalogue 165: neither the class nor its subclass nor an extension does anything that needs the actor of the wrapper.
import SwiftUI

@Observable
final class Bell {
    var count = 0
}

class Ringer {
    var bell: Bell

    init(bell: Bell) { self.bell = bell }
}

final class LoudRinger: Ringer {
    var isLoud = true
}

extension Ringer {
    var isSilent: Bool { bell.count == 0 }
}

struct Root: View {
    var bell: Bell

    var body: some View {
        Text("\(bell.count)")
    }
}
