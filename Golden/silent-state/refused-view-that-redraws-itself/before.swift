// Catalogue 212: nothing reads the counter; the view that sets it redraws itself, for a value of a library.
import Foundation
import SwiftUI

final class Refresher: ObservableObject {
    @Published var version = 0
}

struct FormatRow: View {
    let formatter: NumberFormatter
    let raise: (NumberFormatter) -> Void
    @StateObject private var refresher = Refresher()

    var body: some View {
        Text("\(formatter.minimumFractionDigits)")
        Button("High") {
            raise(formatter)
            refresher.version += 1
        }
    }
}
