// Catalogue 120, 126: views below get the object that is nearest, and another one when it is replaced.
import SwiftUI

final class Account: ObservableObject {
    @Published var name: String

    init(name: String) { self.name = name }
}

struct Root: View {
    @StateObject private var first = Account(name: "Ann")
    @StateObject private var second = Account(name: "Ben")
    @State private var usesSecond = false

    var body: some View {
        Button("Switch") { usesSecond.toggle() }
        Button("Rename") { second.name += "!" }
        Group {
            NameView(label: "outer")
            NameView(label: "inner").environmentObject(first)
        }
        .environmentObject(usesSecond ? second : first)
    }
}

struct NameView: View {
    let label: String
    @EnvironmentObject var account: Account

    var body: some View {
        Text("\(label) \(account.name)")
    }
}
