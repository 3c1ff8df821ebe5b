// Catalogue 2: Swift rejects this spelling; the tool must not trap on it (invariant 2).
import SwiftUI
final @MainActor class VM: ObservableObject {
    @Published var a = 1
}
struct V: View {
    @StateObject private var vm = VM()
    var body: some View { Text("\(vm.a)") }
}
