// Catalogue 19: the clause names an alias of the protocol alone.
import SwiftUI

typealias Model = ObservableObject

final class Kettle: Model {
    @Published var temperature = 20
}

struct KettleView: View {
    @StateObject private var kettle = Kettle()

    var body: some View {
        Text("\(kettle.temperature)")
    }
}
