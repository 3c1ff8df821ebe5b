import SwiftUI

struct Root: View {
    @StateObject private var sub = Sub()

    var body: some View {
        Button("Detail") { sub.detail += 1 }
        DetailView(sub: sub)
    }
}

struct DetailView: View {
    @ObservedObject var sub: Sub

    var body: some View {
        TextField("Title", text: $sub.title)
        Text("\(sub.title) \(sub.detail)")
    }
}
