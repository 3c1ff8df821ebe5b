// Catalogue 112, 230: a key path leads to a member as its name does.
import SwiftUI

@Observable
final class Form {
    var name = ""
    var city = ""
}

struct FieldView: View {
    @Bindable var form: Form
    let keyPath: ReferenceWritableKeyPath<Form, String>

    var body: some View {
        TextField("Field", text: $form[dynamicMember: keyPath])
    }
}

struct OwnedFieldView: View {
    @State private var form = Form()
    let keyPath: ReferenceWritableKeyPath<Form, String>

    var body: some View {
        TextField("Field", text: $form[dynamicMember: keyPath])
    }
}

struct SharedFieldView: View {
    @Environment(Form.self) private var form
    let keyPath: ReferenceWritableKeyPath<Form, String>

    var body: some View {
        @Bindable var form = form
        VStack {
            TextField("Field", text: $form[dynamicMember: keyPath])
        }
    }
}

struct RootView: View {
    @State private var form = Form()

    var body: some View {
        VStack {
            FieldView(form: form, keyPath: \.name)
            OwnedFieldView(keyPath: \.city)
            SharedFieldView(keyPath: \.city)
        }
        .environment(form)
    }
}
