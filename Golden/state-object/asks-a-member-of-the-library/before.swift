// Catalogue 80: the initializer reads what the library declares, in an extension of a type of the library; nobody can tell how often it does.
import Foundation
import SwiftUI

extension NSError {
    var hint: String? { userInfo["hint"] as? String }
}

final class Report: ObservableObject {
    @Published var text: String

    init(_ error: NSError) {
        text = error.hint ?? ""
    }
}

struct ReportView: View {
    @StateObject private var report: Report

    init(_ error: NSError) {
        _report = StateObject(wrappedValue: Report(error))
    }

    var body: some View { TextField("Report", text: $report.text) }
}

struct RootView: View {
    let error: NSError

    var body: some View { VStack { ReportView(error) } }
}
