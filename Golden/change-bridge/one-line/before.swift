// Catalogue 66: a class on one line, one without anything published, and a subscription in a test
import Combine
import SwiftUI

final class Flag: ObservableObject { @Published var isOn = false }
final class Empty: ObservableObject {}

func follow(_ flag: Flag, _ empty: Empty) -> [AnyCancellable] {
    [flag.objectWillChange.sink { print("flag") }, empty.objectWillChange.sink { print("empty") }]
}

struct FlagView: View {
    @ObservedObject var flag: Flag
    @ObservedObject var empty: Empty

    var body: some View { Text("\(flag.isOn)") }
}
