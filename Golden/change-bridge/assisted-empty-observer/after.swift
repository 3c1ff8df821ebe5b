// Catalogue 66: the comment of an empty observer stays.
import Combine
import SwiftUI

@Observable
final class Form {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var name = "" {
        willSet { objectWillChange.send() /* validated later */ }
    }
    var mail = "" {
        willSet { objectWillChange.send()
            // validated later
        }
    }
    var age = 0 { willSet { objectWillChange.send() } }
}

func follow(_ form: Form) -> AnyCancellable {
    form.objectWillChange.sink { print("form") }
}

struct FormView: View {
    var form: Form

    var body: some View {
        Text("\(form.name) \(form.mail) \(form.age)")
    }
}
