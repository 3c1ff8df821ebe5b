// Catalogue 150, 153: an associated type that is asked to conform to such a protocol.
import SwiftUI

protocol FormModel: AnyObject, Observable {
    var address: String { get set }
}

protocol ConnectionModel: AnyObject, Observable {
    associatedtype Form: FormModel
    var form: Form { get }
    var isOpen: Bool { get set }
}

@Observable
final class ServerForm: FormModel {
    var address = ""
}

@Observable
final class ServerConnection: ConnectionModel {
    let form = ServerForm()
    var isOpen = false
}

struct ConnectionView<Model: ConnectionModel>: View {
    @Bindable var model: Model

    var body: some View {
        Toggle("Open", isOn: $model.isOpen)
        FormView<Model>(form: model.form)
            .environment(model.form)
    }
}

struct FormView<Model: ConnectionModel>: View {
    @Bindable var form: Model.Form

    var body: some View {
        TextField("Address", text: $form.address)
    }
}

struct ServerView: View {
    @State private var connection = ServerConnection()

    var body: some View {
        ConnectionView(model: connection)
    }
}
