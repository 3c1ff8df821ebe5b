// Catalogue 165: neither the class nor its subclass nor an extension does anything that needs the actor of the wrapper.
import SwiftUI

final class Bell: ObservableObject {
    @Published var count = 0
}

class Ringer {
    @ObservedObject var bell: Bell

    init(bell: Bell) { self.bell = bell }
}

final class LoudRinger: Ringer {
    var isLoud = true
}

extension Ringer {
    var isSilent: Bool { bell.count == 0 }
}

struct Root: View {
    @ObservedObject var bell: Bell

    var body: some View {
        Text("\(bell.count)")
    }
}
