// Catalogue 66: a class on one line, one without anything published, and a subscription in a test
import Combine
import SwiftUI

@Observable
final class Flag { @ObservationIgnored let objectWillChange = ObservableObjectPublisher(); var isOn = false { willSet { objectWillChange.send() } } }
@Observable
final class Empty { @ObservationIgnored let objectWillChange = ObservableObjectPublisher() }

func follow(_ flag: Flag, _ empty: Empty) -> [AnyCancellable] {
    [flag.objectWillChange.sink { print("flag") }, empty.objectWillChange.sink { print("empty") }]
}

struct FlagView: View {
    var flag: Flag
    var empty: Empty

    var body: some View { Text("\(flag.isOn)") }
}
