// expect: missing argument label 'wrappedValue:' in call
import SwiftUI

protocol Storing: AnyObject, Observable {
    var text: String { get set }
}

struct Editor: View {
    var model: any Storing

    var body: some View { TextField("Text", text: Bindable(model).text) }
}
