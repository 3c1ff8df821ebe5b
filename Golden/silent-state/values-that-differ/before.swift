// Catalogue 40, 213: each way through the code sets a value that differs, so that the view is always updated.
import SwiftUI

final class Job: ObservableObject {
    @Published var state = "idle"
    @Published var isRunning = false
    @Published var step = 0
    @Published var stamp = Date()

    func run() {
        Task { @MainActor in
            state = "running"
            state = "idle"
        }
        step = step + 1
        stamp = .now
    }

    func load(_ isValid: Bool) {
        isRunning = true
        guard isValid else {
            isRunning = false
            return
        }
        do {
            try check()
            isRunning = false
        } catch {
            isRunning = false
        }
    }

    private func check() throws {}
}

struct JobView: View {
    @ObservedObject var job: Job

    var body: some View { Text("\(job.state) \(job.isRunning) \(job.step) \(job.stamp) \(Date())") }
}
