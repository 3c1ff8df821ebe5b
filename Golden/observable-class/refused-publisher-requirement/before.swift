// Catalogue 155: a protocol asks for objectWillChange by its type.
import SwiftUI
import Combine
protocol Ref: AnyObject { var objectWillChange: ObservableObjectPublisher { get } }
final class VM: ObservableObject, Ref { @Published var a = "" }
struct V: View { @StateObject var m: VM = VM(); var body: some View { Text(m.a) } }
