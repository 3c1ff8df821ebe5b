import SwiftUI
import Utils

struct TotalView: View {
    @ObservedObject var counter: Utils.Counter

    var body: some View {
        Stepper("\(counter.total)", value: $counter.total)
    }
}
