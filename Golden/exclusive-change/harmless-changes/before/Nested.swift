import SwiftUI

struct NestedFolder {
    var folders: [NestedFolder] = []
}

final class NestedModel: ObservableObject {
    @Published var folders: [NestedFolder] = []

    func go() {
        folders.removeAll { $0.folders.isEmpty }
        folders.sort { $0.folders.count < $1.folders.count }
    }
}

struct NestedView: View {
    @StateObject private var model = NestedModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.folders.count)")
    }
}
