// Catalogue 73: onChange(of:) of a published property.
import SwiftUI

final class Form: ObservableObject {
    @Published var name = ""
    @Published var edits = 0
}

struct Root: View {
    @StateObject private var form = Form()
    @State private var log: [String] = []

    var body: some View {
        TextField("Name", text: $form.name)
        Text("\(form.edits) edits")
        Text(log.joined(separator: " "))
            .onChange(of: form.name) { old, new in
                form.edits += 1
                log.append("\(old)>\(new)")
            }
    }
}
