// Catalogue 60, 216: a sink sets the text of a text view, which may tell its delegate.
import Combine
import SwiftUI
import UIKit

protocol Resetting: AnyObject {
    func reset()
}

final class Form: ObservableObject, Resetting {
    @Published var hasChanges = false

    func edit() { hasChanges = true }

    func reset() { hasChanges = false }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View { Text(form.hasChanges ? "Changed" : "") }
}

final class FormController: UIHostingController<FormView>, UITextViewDelegate {
    private let form: Form
    private let notes = UITextView()
    private var cancellables: Set<AnyCancellable> = []

    init(form: Form) {
        self.form = form
        super.init(rootView: FormView(form: form))
        notes.delegate = self
        follow()
    }

    required dynamic init?(coder: NSCoder) { nil }

    func textViewDidChangeSelection(_ textView: UITextView) { form.reset() }

    private func follow() {
        form.$hasChanges
            .sink { [weak self] hasChanges in
                self?.notes.text = "\(hasChanges)"
            }
            .store(in: &cancellables)
    }
}
