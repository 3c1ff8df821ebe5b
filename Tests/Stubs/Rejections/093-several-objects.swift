// expect: property wrapper can only apply to a single variable
import SwiftUI

final class First: ObservableObject {}
final class Second: ObservableObject {}

struct PairView: View {
    @StateObject private var first = First(), second = Second()

    var body: some View {
        Text("pair")
    }
}
