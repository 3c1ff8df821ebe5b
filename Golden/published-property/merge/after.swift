// Catalogue 63: two properties are merged, and what is made of them is subscribed to nowhere.
import Combine
import SwiftUI

@Observable
final class Form {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    var mail = "" { willSet { mailSubject.send(newValue) } }
    @ObservationIgnored private lazy var mailSubject = CurrentValueSubject<String, Never>(_mail)

    var edits: AnyPublisher<String, Never> {
        nameSubject.merge(with: mailSubject)
            .removeDuplicates()
            .eraseToAnyPublisher()
    }
}

struct FormView: View {
    @State private var form = Form()

    var body: some View {
        TextField("Name", text: $form.name)
        TextField("Mail", text: $form.mail)
    }
}
