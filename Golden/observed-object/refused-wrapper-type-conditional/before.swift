// Catalogue 31: the wrapper stands within #if, without its property.
import SwiftUI

final class VM: ObservableObject {
    @Published var a = 1
}

struct V: View {
    #if os(macOS)
    @StateObject
    #else
    @ObservedObject
    #endif
    var vm: VM = VM()

    var body: some View { Text("\(vm.a)") }
}
