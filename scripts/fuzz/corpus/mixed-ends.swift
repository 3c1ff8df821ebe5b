import SwiftUI
final class A: ObservableObject {
    @Published var a = """
        b
        """}
struct V: View {
    @StateObject var a = A()
}
