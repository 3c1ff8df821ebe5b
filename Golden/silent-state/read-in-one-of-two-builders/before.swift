// Catalogue 55: of two initializers the one with both labels takes the header and runs it.
import SwiftUI

struct Block<Content: View, Header: View>: View {
    private let content: Content
    private let header: Header?
    var body: some View {
        VStack {
            if let header { header }
            content
        }
    }
}
extension Block where Header == EmptyView {
    init(@ViewBuilder content: () -> Content) {
        self.content = content()
        header = nil
    }
}
extension Block {
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
        self.header = header()
    }
}
final class Store: ObservableObject {
    @Published var count = 0
    @Published var canFix = false
    func size() -> Int { (try? FileManager.default.contentsOfDirectory(atPath: "/tmp").count) ?? 0 }
    func load() { DispatchQueue.main.async { self.canFix.toggle() } }
}
struct StoreView: View {
    @StateObject private var store = Store()
    var body: some View {
        VStack {
            Block { Text("\(store.size())") }
            Block {
                Text("\(store.count)")
            } header: {
                if store.canFix { Button("Fix") { store.load() } }
            }
        }
    }
}
