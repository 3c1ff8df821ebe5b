// expect: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable
import SwiftUI

protocol Storing: AnyObject, Observable {
    var text: String { get set }
}

struct Editor: View {
    @Bindable var model: any Storing

    init(model: any Storing) {
        self.model = model
    }

    var body: some View { Text(model.text) }
}
