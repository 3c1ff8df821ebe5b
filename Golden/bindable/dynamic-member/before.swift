// Catalogue 112, 230: a key path leads to a member as its name does.
import SwiftUI

final class Form: ObservableObject {
    @Published var name = ""
    @Published var city = ""
}

struct FieldView: View {
    @ObservedObject var form: Form
    let keyPath: ReferenceWritableKeyPath<Form, String>

    var body: some View {
        TextField("Field", text: $form[dynamicMember: keyPath])
    }
}

struct OwnedFieldView: View {
    @StateObject private var form = Form()
    let keyPath: ReferenceWritableKeyPath<Form, String>

    var body: some View {
        TextField("Field", text: $form[dynamicMember: keyPath])
    }
}

struct SharedFieldView: View {
    @EnvironmentObject private var form: Form
    let keyPath: ReferenceWritableKeyPath<Form, String>

    var body: some View {
        VStack {
            TextField("Field", text: $form[dynamicMember: keyPath])
        }
    }
}

struct RootView: View {
    @StateObject private var form = Form()

    var body: some View {
        VStack {
            FieldView(form: form, keyPath: \.name)
            OwnedFieldView(keyPath: \.city)
            SharedFieldView(keyPath: \.city)
        }
        .environmentObject(form)
    }
}
