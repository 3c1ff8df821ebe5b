// Catalogue 60: of a value that is not known a property is asked, which no publisher has: another wrapper's projection.
import SwiftUI

struct Stored {
    var name = ""
}

@propertyWrapper
struct Managed {
    var wrappedValue: Int
    var projectedValue: Stored { Stored() }
}

struct Failure {
    @Managed var source = 1
}

final class SourceList: ObservableObject {
    @Published var source = "a"
}

struct SourceView: View {
    @ObservedObject var list: SourceList

    var body: some View { Text(list.source) }
}

func titles(of failures: [Failure]) -> [String] {
    let shown = Dictionary(grouping: failures, by: \.source).flatMap { $0.value }
    var titles: [String] = []
    for failure in shown {
        titles.append(failure.$source.name)
    }
    return titles
}
