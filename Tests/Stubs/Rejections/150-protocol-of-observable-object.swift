// expect: generic struct 'Editor' requires that 'Model' conform to 'Storing'
import SwiftUI

protocol Storing: ObservableObject {
    var text: String { get set }
}

@Observable
final class Model {
    var text = ""
}

struct Editor<Value: Storing>: View {
    @ObservedObject var value: Value

    var body: some View { Text(value.text) }
}

struct Root: View {
    var body: some View { Editor(value: Model()) }
}
