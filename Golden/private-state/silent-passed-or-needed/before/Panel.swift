// Catalogue 180: state that calls pass, that an extension elsewhere uses, or that a protocol asks for is no private matter.
import SwiftUI

protocol Expandable {
    var isExpanded: Bool { get }
}

struct Panel: View, Expandable {
    @State var passed = 0
    @State var isShared = false
    @State var isExpanded = false
    @State fileprivate var inFile = false
    @State private var own = 0
    @State private(set) var needed: Int

    var body: some View {
        Text("\(passed) \(own) \(needed)")
            .opacity(inFile ? 1 : 0)
    }
}

struct Wall: View {
    var body: some View {
        VStack {
            Panel(passed: 1, needed: 2)
            content { .init(passed: 3, needed: 4) }
        }
    }

    func content(_ make: () -> Panel) -> Panel { make() }
}
