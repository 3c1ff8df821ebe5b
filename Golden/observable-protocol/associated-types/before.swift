// Catalogue 150, 153: an associated type that is asked to conform to such a protocol.
import SwiftUI

protocol FormModel: ObservableObject {
    var address: String { get set }
}

protocol ConnectionModel: ObservableObject {
    associatedtype Form: FormModel
    var form: Form { get }
    var isOpen: Bool { get set }
}

final class ServerForm: FormModel {
    @Published var address = ""
}

final class ServerConnection: ConnectionModel {
    let form = ServerForm()
    @Published var isOpen = false
}

struct ConnectionView<Model: ConnectionModel>: View {
    @ObservedObject var model: Model

    var body: some View {
        Toggle("Open", isOn: $model.isOpen)
        FormView<Model>(form: model.form)
            .environmentObject(model.form)
    }
}

struct FormView<Model: ConnectionModel>: View {
    @ObservedObject var form: Model.Form

    var body: some View {
        TextField("Address", text: $form.address)
    }
}

struct ServerView: View {
    @StateObject private var connection = ServerConnection()

    var body: some View {
        ConnectionView(model: connection)
    }
}
