// Catalogue 104, 183: @State, @Binding and optional objects without a wrapper are none of the tool's business.
import SwiftUI

struct Counter: View {
    @State private var count = 0
    @Binding var isOn: Bool

    var body: some View {
        Stepper("\(count)", value: $count)
        Toggle("On", isOn: $isOn)
    }
}
