// Catalogue 39: the observers of a plain property would run in init.
import SwiftUI
@Observable
final class VM { var title = ""
 @ObservationIgnored var n = 0 { didSet { print("x") } }
 init() { n += 1 } }
struct V: View { @State var vm = VM(); var body: some View { Text("\(vm.title)") } }
