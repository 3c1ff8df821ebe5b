// Catalogue 213: a formatter that a view shows is set in place, which only the redraw with the counter shows.
import Foundation
import SwiftUI

final class Refresher: ObservableObject {
    @Published var version = 0
}

struct FormatRow: View {
    let formatter: NumberFormatter
    @StateObject private var refresher = Refresher()

    var body: some View {
        Text("\(formatter.minimumFractionDigits)")
        Button("High") {
            formatter.minimumFractionDigits = 1
            refresher.version += 1
        }
    }
}
