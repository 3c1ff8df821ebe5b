// Catalogue 61, 76: functions of one name for publishers and for what else the subject is.
import Combine
import SwiftUI

@Observable
final class Form {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var nameStorage = ""
    var mail: String {
        get { access(keyPath: \.mail); return mailStorage }
        set { withMutation(keyPath: \.mail) { mailStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var mailStorage = ""
}

func follow<P: Publisher>(_ publisher: P) -> AnyCancellable where P.Output == String, P.Failure == Never {
    publisher.sink { print($0) }
}

func follow(_ subject: CurrentValueSubject<String, Never>) -> AnyCancellable {
    subject.dropFirst().sink { print($0) }
}

func watch<P: Publisher>(_ publisher: P) -> String where P.Output == String, P.Failure == Never { "publisher" }

func watch(_ subject: any Subject<String, Never>) -> String { "subject" }

func followAll(_ form: Form) -> AnyCancellable { follow(form.$nameStorage) }

func watchAll(_ form: Form) -> String { watch(form.$mailStorage) }

struct FormView: View {
    @Bindable var form: Form

    var body: some View {
        TextField(form.name, text: $form.mail)
    }
}
