// Catalogue 3: a clause over several lines loses one line and nothing else.
import Foundation
import SwiftUI

@Observable
final class Downloads:
    NSObject,
    Identifiable
{
    var fraction = 0.0
}

@Observable
final class Uploads: Identifiable {
    var fraction = 0.0
}

@Observable
final class Transfers
{
    var total = 0
}

struct TransfersView: View {
    @State private var downloads = Downloads()
    @State private var uploads = Uploads()
    @State private var transfers = Transfers()

    var body: some View {
        Text("\(downloads.fraction + uploads.fraction) of \(transfers.total)")
    }
}
