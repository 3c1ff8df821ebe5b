// Who is evaluated again: all that follow a legacy object, and only those that read the property of a new one.
import SwiftUI

final class Legacy: ObservableObject {
    @Published var value = 0
    var plain = 0
}

@Observable
final class Inner {
    var x = 0
}

@Observable
final class New {
    var a = 0
    var b = 0
    let inner = Inner()
}

struct Root: View {
    @StateObject private var legacy = Legacy()
    @State private var new = New()

    var body: some View {
        Button("Legacy") { legacy.value += 1 }
        Button("Plain") { legacy.plain += 1 }
        Button("New a") { new.a += 1 }
        Button("New b") { new.b += 1 }
        Button("Same") { new.b = new.b }
        Button("Inner") { new.inner.x += 1 }
        Following(legacy: legacy)
        PlainShown(legacy: legacy)
        Apart()
        ShowsA(new: new)
        ShowsB(new: new)
        ShowsInner(new: new)
    }
}

struct Following: View {
    @ObservedObject var legacy: Legacy
    var body: some View { Text("legacy") }
}

struct PlainShown: View {
    @ObservedObject var legacy: Legacy
    var body: some View { Text("plain \(legacy.plain)") }
}

struct Apart: View {
    var body: some View { Text("apart") }
}

struct ShowsA: View {
    let new: New
    var body: some View { Text("a \(new.a)") }
}

struct ShowsB: View {
    let new: New
    var body: some View { Text("b \(new.b)") }
}

struct ShowsInner: View {
    let new: New
    var body: some View { Text("inner \(new.inner.x)") }
}
