// Catalogue 145: an author's @ObservationIgnored without @Published stays what it is.
import Observation
import SwiftUI

@Observable
final class Finished {
    @ObservationIgnored var cache: [Int] = []
    var text = ""
}

@Observable
final class Unfinished {
    var text = ""
}

struct BothView: View {
    let finished: Finished
    var unfinished: Unfinished

    var body: some View {
        Text(finished.text + unfinished.text)
    }
}
