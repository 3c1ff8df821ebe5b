// Catalogue 41: the property has an == that leaves something out.
import SwiftUI
import Foundation
class User: NSObject { var id = 0; var name = ""; override func isEqual(_ o: Any?) -> Bool { (o as? User)?.id == id } }
final class VM: ObservableObject { @Published var user = User() }
struct V: View { @StateObject var vm = VM(); var body: some View { Text("\(vm.user.name)").onAppear { vm.user = User() } } }
