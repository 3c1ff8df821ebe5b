// Catalogue 61, 76: functions of one name for publishers and for what else the subject is.
import Combine
import SwiftUI

final class Form: ObservableObject {
    @Published var name = ""
    @Published var mail = ""
}

func follow<P: Publisher>(_ publisher: P) -> AnyCancellable where P.Output == String, P.Failure == Never {
    publisher.sink { print($0) }
}

func follow(_ subject: CurrentValueSubject<String, Never>) -> AnyCancellable {
    subject.dropFirst().sink { print($0) }
}

func watch<P: Publisher>(_ publisher: P) -> String where P.Output == String, P.Failure == Never { "publisher" }

func watch(_ subject: any Subject<String, Never>) -> String { "subject" }

func followAll(_ form: Form) -> AnyCancellable { follow(form.$name) }

func watchAll(_ form: Form) -> String { watch(form.$mail) }

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        TextField(form.name, text: $form.mail)
    }
}
