// Catalogue 83, 90: an operator of a file that names no class acts.
import SwiftUI

final class Launch: ObservableObject {
    @Published var tab = 0

    init() {
        let isFirst: Bool = [tab].isEmpty
        let start = Start(number: isFirst ? 1 : 2)
        if !start { tab = 1 }
    }
}

struct LaunchView: View {
    @StateObject private var launch = Launch()

    var body: some View { Text("\(launch.tab)") }
}
