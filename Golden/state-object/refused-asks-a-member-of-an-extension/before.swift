// Catalogue 80: the initializer reads what an extension of the project declares, which counts how often it is asked.
import Foundation
import SwiftUI

extension NSError {
    private static var count = 0

    var details: [String: String] {
        NSError.count += 1
        return ["hint": "\(NSError.count)"]
    }

    var hint: String? { details["hint"] }
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
