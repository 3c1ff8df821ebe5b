// Catalogue 250: what the closure reads was made before the change, so that the other form would show it another value.
import SwiftUI

struct Row: View {
    let id: Int
    @Binding var isOn: Bool
    @Environment(\.isEnabled) private var isEnabled
    @State private var log: [String] = []

    var body: some View {
        Toggle("On", isOn: $isOn)
            .onChange(of: isOn) { isOn in log.append("\(id)") }
            .onChange(of: isOn) { isOn in note(isOn) }
            .onChange(of: isOn) { [log] isOn in print(log, isOn) }
            .onChange(of: isOn) { isOn in if isEnabled { log = [] } }
            .onChange(of: isOn) { isOn in report(self, isOn) }
        ForEach(["a", "b"], id: \.self) { name in
            Text(name).onChange(of: isOn) { isOn in log.append(name) }
        }
    }

    private func note(_ isOn: Bool) { log.append(text) }
    private var text: String { "\(id)" }
}

func report(_ row: Row, _ isOn: Bool) {}
