// Catalogue 100: the view of the class.
import SwiftUI

#if os(iOS) || os(Linux)
struct StepsView: View {
    @ObservedObject var steps: Steps

    var body: some View {
        Text("\(steps.count)")
    }
}
#endif
