// Catalogue 72: `uploadTask` within an extension of URLSession is that of the session.
import SwiftUI

extension URLSession {
    func upload(_ request: URLRequest, completion: @escaping (Data?) -> Void) {
        uploadTask(with: request, from: Data()) { data, _, _ in completion(data) }.resume()
    }
}

final class ReportModel: ObservableObject {
    @Published var isSubmitted = false

    func submit() {
        URLSession.shared.upload(URLRequest(url: URL(filePath: "/report"))) { data in
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
