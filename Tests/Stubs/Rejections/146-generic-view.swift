// expect: generic struct 'Editor' requires that 'Model' conform to 'ObservableObject'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor<Value: ObservableObject>: View {
    @ObservedObject var value: Value

    var body: some View { Text("generic") }
}

struct Root: View {
    let model = Model()

    var body: some View { Editor(value: model) }
}
