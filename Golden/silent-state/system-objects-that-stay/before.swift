// Catalogue 213: what stays as it is while the app runs, and functions that give back the same for the same.
import AppKit
import SwiftUI

final class Meter: ObservableObject {
    @Published var name = ""
    @Published var number = 0.0

    func load() {
        name += "Meter"
        number += 1
    }
}

struct MeterView: View {
    @ObservedObject var meter: Meter
    let width: Double

    var body: some View {
        Text(meter.name + ProcessInfo.processInfo.operatingSystemVersionString)
            .frame(width: max(width, 10) + sin(width))
            .foregroundColor(Color(nsColor: .red))
        Text("\(meter.number) \(Bundle.main.bundlePath)")
        Text(FileManager.default.temporaryDirectory.path)
        Button("Quit") { NSApp.terminate(nil) }
    }
}
