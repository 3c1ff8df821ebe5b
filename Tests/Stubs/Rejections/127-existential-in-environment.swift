// expect: no exact matches in call to initializer
import SwiftUI

protocol Storing: AnyObject, Observable {
    var text: String { get set }
}

struct Editor: View {
    @Environment((any Storing).self) private var model

    var body: some View { Text("existential") }
}
