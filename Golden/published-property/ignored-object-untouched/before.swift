// Catalogue 145: an author's @ObservationIgnored without @Published stays what it is.
import Observation
import SwiftUI

@Observable
final class Finished {
    @ObservationIgnored var cache: [Int] = []
    var text = ""
}

final class Unfinished: ObservableObject {
    @Published var text = ""
}

struct BothView: View {
    let finished: Finished
    @ObservedObject var unfinished: Unfinished

    var body: some View {
        Text(finished.text + unfinished.text)
    }
}
