import SwiftUI

struct Table2: View {
    @State private var text = ""
    @State private var flags = Flags()

    var body: some View {
        List {
            Row(text: $text, isOn: $flags.isOn)
        }
    }
}

struct Flags {
    var isOn = false
}

struct Table_Previews: PreviewProvider {
    static var previews: some View {
        Row(text: .constant("a" + "b"), isOn: Binding.constant(true))
    }
}
