// Catalogue 40: the property is set to itself through self.
import SwiftUI
final class Child { var n = 0 }
@Observable
final class VM { var items: [Int] = []

// Called by the code of @Observable, so that equal values are announced too.
private nonisolated func shouldNotifyObservers(_ lhs: [Int], _ rhs: [Int]) -> Bool { true }

 func refresh() { self.items = items } }
struct V: View { @State var vm = VM(); var body: some View { Text("\(vm.items.count)") } }
