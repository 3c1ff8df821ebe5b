// Catalogue 107: a modifier follows an object.
import SwiftUI

final class Status: ObservableObject {
    @Published var message: String?
}

struct Banner: ViewModifier {
    @ObservedObject var status: Status

    func body(content: Content) -> some View {
        if let message = status.message {
            Text("! \(message)")
        }
        content
    }
}

struct Root: View {
    @StateObject private var status = Status()

    var body: some View {
        VStack {
            Button("Fail") { status.message = "failed" }
            Button("Clear") { status.message = nil }
        }
        .modifier(Banner(status: status))
    }
}
