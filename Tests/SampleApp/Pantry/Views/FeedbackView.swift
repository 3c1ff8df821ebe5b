import SwiftUI

/// A sheet around any form model: title, content and a button to close it.
struct FormSheet<Model: ObservableObject, Content: View>: View {
    @ObservedObject var model: Model
    let title: String
    @ViewBuilder let content: (Model) -> Content

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form { content(model) }
                .navigationTitle(title)
                .toolbar {
                    Button("Done") { dismiss() }
                }
        }
    }
}

final class FeedbackForm: ObservableObject {
    @Published var message = ""
    @Published var includesLogs = true

    var isValid: Bool { message.count > 10 }
}

struct FeedbackView: View {
    @StateObject private var form = FeedbackForm()

    var body: some View {
        FormSheet(model: form, title: "Feedback") { form in
            FeedbackFields(form: form)
            Text(form.isValid ? "Thank you!" : "A little longer, please.")
        }
    }
}

private struct FeedbackFields: View {
    @ObservedObject var form: FeedbackForm

    var body: some View {
        TextField("What should be better?", text: $form.message)
        Toggle("Send logs", isOn: $form.includesLogs)
    }
}
