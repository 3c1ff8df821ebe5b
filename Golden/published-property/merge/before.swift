// Catalogue 63: two properties are merged, and what is made of them is subscribed to nowhere.
import Combine
import SwiftUI

final class Form: ObservableObject {
    @Published var name = ""
    @Published var mail = ""

    var edits: AnyPublisher<String, Never> {
        $name.merge(with: $mail)
            .removeDuplicates()
            .eraseToAnyPublisher()
    }
}

struct FormView: View {
    @StateObject private var form = Form()

    var body: some View {
        TextField("Name", text: $form.name)
        TextField("Mail", text: $form.mail)
    }
}
