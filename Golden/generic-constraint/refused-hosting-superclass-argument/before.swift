// Catalogue 154: flows into code that asks for ObservableObject.
import SwiftUI
import UIKit
struct Screen<T: ObservableObject>: View { @ObservedObject var model: T; var body: some View { EmptyView() } }
final class VM: ObservableObject { @Published var a = "" }
final class HC: UIHostingController<Screen<VM>> {}
struct V: View { @StateObject var vm = VM(); var body: some View { Text(vm.a) } }
