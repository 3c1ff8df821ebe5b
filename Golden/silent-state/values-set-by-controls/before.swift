// Catalogue 40, 213: controls set what is another value, and what flips does too; key paths that are only read set nothing.
import SwiftUI

struct Flip: View {
    @Binding var isOn: Bool

    var body: some View {
        Toggle("On", isOn: $isOn)
        Button("Flip") { isOn.toggle() }
        Text(isOn ? "on" : "off")
    }
}

final class Lamp: ObservableObject {
    @Published var isOn = false
    @Published var name = ""
}

struct Row: Identifiable {
    let id: Int
    var name = ""
}

extension Array {
    func sorted<Value: Comparable>(along path: KeyPath<Element, Value>) -> [Element] {
        sorted { $0[keyPath: path] < $1[keyPath: path] }
    }
}

struct Setter {
    let path: WritableKeyPath<Row, String>
}

struct LampView: View {
    @ObservedObject var model: Lamp
    var rows: [Row] = []

    var body: some View {
        Text("\(model.name) \(model.isOn) of \(UserDefaults.standard.integer(forKey: "limit"))")
        Flip(isOn: $model.isOn)
        TextField("Name", text: $model.name)
        ForEach(rows.sorted(along: \.name), id: \.name) { Text($0.name) }
    }
}
