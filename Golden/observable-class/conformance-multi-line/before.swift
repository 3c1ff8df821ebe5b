// Catalogue 3: a clause over several lines loses one line and nothing else.
import Foundation
import SwiftUI

final class Downloads:
    NSObject,
    ObservableObject,
    Identifiable
{
    @Published var fraction = 0.0
}

final class Uploads: Identifiable,
                     ObservableObject {
    @Published var fraction = 0.0
}

final class Transfers:
    ObservableObject
{
    @Published var total = 0
}

struct TransfersView: View {
    @StateObject private var downloads = Downloads()
    @StateObject private var uploads = Uploads()
    @StateObject private var transfers = Transfers()

    var body: some View {
        Text("\(downloads.fraction + uploads.fraction) of \(transfers.total)")
    }
}
