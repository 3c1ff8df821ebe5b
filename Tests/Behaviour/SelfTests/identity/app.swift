// State belongs to a place in the tree: to an element's identifier, to a branch, and to a type.
import SwiftUI

struct Root: View {
    @State private var names = ["a", "b"]
    @State private var isShown = true
    @State private var number = 0

    var body: some View {
        ForEach(names, id: \.self) { Row(name: $0) }
        Button("Swap") { names.reverse() }
        Toggle("Shown", isOn: $isShown)
        if isShown {
            Row(name: "c").onAppear { print("c appears") }.onDisappear { print("c disappears") }
        }
        Button("Parent") { number += 1 }
        Text("\(number)")
    }
}

struct Row: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("Add \(name)") { count += 1 }
        Text("\(name) \(count)")
    }
}
