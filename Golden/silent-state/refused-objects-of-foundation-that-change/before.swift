// Catalogue 213: objects of Foundation and Combine that change, while the object stays the same.
import Combine
import SwiftUI

final class Meter: ObservableObject {
    @Published var name = ""
    @Published var number = 0
    let log = NSMutableArray()
    let names = NSMutableDictionary()
    let request = NSMutableURLRequest(url: URL(fileURLWithPath: "/"))
    let count = CurrentValueSubject<Int, Never>(0)
    var timer: Timer?
    var job = Task<Void, Never> {}

    func load() {
        name = "Meter"
        log.add(number)
        names["last"] = number
        request.timeoutInterval += 1
        count.value += 1
        timer?.invalidate()
        job.cancel()
    }

    func step() { number += 1 }
}

struct ArrayView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(meter.log.count)") }
}

struct DictionaryView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(String(describing: meter.names["last"]))") }
}

struct SubjectView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(meter.count.value)") }
}

struct TimerView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + (meter.timer?.isValid == true ? "…" : "")) }
}

struct TaskView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + (meter.job.isCancelled ? "" : "…")) }
}

struct RequestView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(meter.request.timeoutInterval)") }
}
