// expect: type 'any Storing' cannot conform to 'ObservableObject'
import SwiftUI

protocol Storing: ObservableObject {
    var text: String { get set }
}

struct Editor: View {
    @ObservedObject var model: any Storing

    var body: some View { Text("existential") }
}
