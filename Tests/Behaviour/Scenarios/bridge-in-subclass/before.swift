// Catalogue 11, 60: a subclass follows properties of its own and of its superclass.
import Combine
import SwiftUI

class Form: ObservableObject {
    @Published var name = ""
    var cancellables = Set<AnyCancellable>()
}

final class LongForm: Form {
    @Published var mail = ""
    @Published private(set) var summary = ""

    override init() {
        super.init()
        $name.combineLatest($mail) { "\($0)/\($1)" }
            .sink { [weak self] in self?.summary = $0 }
            .store(in: &cancellables)
    }
}

struct Root: View {
    @StateObject private var form = LongForm()

    var body: some View {
        TextField("Name", text: $form.name)
        TextField("Mail", text: $form.mail)
        Text(form.summary)
    }
}
