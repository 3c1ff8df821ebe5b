// expect: 'Editor' initializer is inaccessible due to 'private' protection level
import SwiftUI

@Observable
final class Model {
    static let shared = Model()
    var text = ""
}

struct Editor: View {
    private var model = Model.shared
    var title: String

    var body: some View { Text(model.text + title) }
}

struct Root: View {
    var body: some View { Editor(title: "Title") }
}
