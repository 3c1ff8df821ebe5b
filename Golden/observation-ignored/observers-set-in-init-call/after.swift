// Catalogue 39: the observers of a plain property would run in init.
import SwiftUI
@Observable
final class VM { var title = ""
 @ObservationIgnored var c: [Int] = [] { didSet { print("x") } }
 init() { c.append(1) } }
struct V: View { @State var vm = VM(); var body: some View { Text("\(vm.title)") } }
