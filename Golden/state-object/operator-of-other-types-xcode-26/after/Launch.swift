// Catalogue 83, 90: an operator that the project declares for other types does not run.
import SwiftUI

@Observable
final class Launch {
    var tab = 0

    init() {
        let isFirst: Bool = [tab].isEmpty
        let start = Start(number: isFirst ? 1 : 2)
        if !isFirst, start.number > 1 { tab = 1 }
    }
}

struct LaunchView: View {
    @State private var launch = Launch()

    var body: some View { Text("\(launch.tab)") }
}
