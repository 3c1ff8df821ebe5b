// Catalogue 19: the clause names an alias of the protocol alone.
import SwiftUI

typealias Model = ObservableObject

@Observable
final class Kettle {
    var temperature = 20
}

struct KettleView: View {
    @State private var kettle = Kettle()

    var body: some View {
        Text("\(kettle.temperature)")
    }
}
