// Catalogue 13: the macro copies open to its private storage, which doesn't compile.
import SwiftUI

open class Knob: ObservableObject {
    @Published open var isEnabled = true

    public init() {}
}

struct ControlView: View {
    @ObservedObject var control: Knob

    var body: some View {
        Text(control.isEnabled ? "on" : "off")
    }
}
