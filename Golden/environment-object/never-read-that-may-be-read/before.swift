// Catalogue 121, 131: an extension, a key path, a value of the view, a protocol or a label may mean the property, which stays.
import SwiftUI

final class Session: ObservableObject {
    @Published var isOpen = false
}

protocol HasSession {
    var session: Session { get }
}

struct ByExtension: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        Text(state)
    }
}

extension ByExtension {
    private var state: String { session.isOpen ? "open" : "closed" }
}

struct ByProtocol: View, HasSession {
    @EnvironmentObject var session: Session

    var body: some View {
        Text("protocol")
    }
}

struct ByValue: View {
    @EnvironmentObject var session: Session

    var body: some View {
        Text("value")
    }
}

struct ByKeyPath: View {
    @EnvironmentObject var session: Session

    var body: some View {
        Text("path")
    }
}

func isOpen(_ view: ByValue) -> Bool { view.session.isOpen }

let path = \ByKeyPath.session

struct Comparable: View, Equatable {
    @EnvironmentObject var session: Session
    let title: String

    static func == (left: Comparable, right: Comparable) -> Bool { left.title == right.title }

    var body: some View {
        Text(title)
    }
}

struct RootView: View {
    @StateObject private var session = Session()

    var body: some View {
        VStack {
            ByExtension()
            ByProtocol()
            ByValue()
            ByKeyPath()
            Comparable(title: session.isOpen ? "open" : "closed")
        }
        .environmentObject(session)
    }
}
