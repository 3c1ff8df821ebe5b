// Catalogue 72: the helper stands in a file of its own, behind a protocol; it answers on the queue of a session.
import SwiftUI

final class ReportModel: ObservableObject {
    @Published var isSubmitted = false

    func submit() {
        IssueRouter().send { data in
            self.isSubmitted = data != nil
        }
    }
}

struct ReportView: View {
    @ObservedObject var model: ReportModel

    var body: some View {
        Text(model.isSubmitted ? "Submitted" : "Open")
        Button("Submit") { model.submit() }
    }
}
