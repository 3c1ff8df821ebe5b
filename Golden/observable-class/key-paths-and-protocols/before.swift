// Catalogue 3, 57: an ordinary protocol and key paths to the class need no change.
import SwiftUI

protocol Resettable: AnyObject {
    var value: Int { get set }
}

final class Tally: Resettable, ObservableObject {
    @Published var value = 0
}

func reset(_ target: any Resettable) {
    target.value = 0
}

struct TallyView: View {
    @StateObject private var tally = Tally()

    var body: some View {
        Button("\(tally[keyPath: \Tally.value])") { reset(tally) }
    }
}
