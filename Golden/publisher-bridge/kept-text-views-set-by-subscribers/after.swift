// Catalogue 60, 216: a sink sets the text of a text view, which may tell its delegate.
import Combine
import SwiftUI
import UIKit

protocol Resetting: AnyObject {
    func reset()
}

@Observable
final class Form: Resetting {
    var hasChanges: Bool {
        get { access(keyPath: \.hasChanges); return hasChangesStorage }
        set { withMutation(keyPath: \.hasChanges) { hasChangesStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var hasChangesStorage = false

    func edit() { hasChanges = true }

    func reset() { hasChanges = false }
}

struct FormView: View {
    var form: Form

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
        form.$hasChangesStorage
            .sink { [weak self] hasChanges in
                self?.notes.text = "\(hasChanges)"
            }
            .store(in: &cancellables)
    }
}
