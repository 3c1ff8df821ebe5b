// Catalogue 2, 3, 15, 20: modifiers, other superclasses and protocols, and conditions.
import SwiftUI

public final class Recorder: NSObject, ObservableObject, Identifiable {
    @Published public private(set) var takes = 0
    #if os(Linux) || os(macOS)
    @Published var name = "desk"
    #else
    @Published var name = "phone"
    #endif

    override init() {
        super.init()
        takes = 1
    }

    func record() { takes += 1 }
}

struct Root: View {
    @StateObject private var recorder = Recorder()

    var body: some View {
        Button("Record") { recorder.record() }
        TextField("Name", text: $recorder.name)
        Text("\(recorder.takes) by \(recorder.name)")
    }
}
