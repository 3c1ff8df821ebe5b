// Catalogue 60, 70, 80: pipelines end with their object.
import Combine
import SwiftUI

final class Job: ObservableObject {
    let id: Int
    @Published var progress = 0
    @Published private(set) var label = ""
    private var cancellables = Set<AnyCancellable>()

    init(id: Int) {
        self.id = id
        $progress
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in
                guard let self else { return }
                self.label = "job \(self.id) at \(self.progress)"
            }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: Notification.Name("step"))
            .sink { [weak self] _ in self?.progress += 1 }
            .store(in: &cancellables)
    }

    deinit { print("job \(id) ends") }
}

struct Root: View {
    @State private var number = 1

    var body: some View {
        Button("Next") { number += 1 }
        JobView(id: number).id(number)
    }
}

struct JobView: View {
    @StateObject private var job: Job

    init(id: Int) {
        let job = Job(id: id)
        _job = StateObject(wrappedValue: job)
    }

    var body: some View {
        Text(job.label)
    }
}
