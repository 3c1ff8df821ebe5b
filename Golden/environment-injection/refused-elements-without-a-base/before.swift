// Catalogue 124: a collection, a range, an optional and a result hold objects of the project, and no source declares their members.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

struct Row: Comparable {
    let session: Session

    static func == (left: Row, right: Row) -> Bool { left.session === right.session }
    static func < (left: Row, right: Row) -> Bool { left.session.user < right.session.user }
}

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}

extension Array where Element == Session {
    @ViewBuilder
    func profile() -> some View {
        if let session = first { Profile().environmentObject(session) }
    }
}

extension Range where Bound == Row {
    func profile() -> some View { Profile().environmentObject(lowerBound.session) }
}

extension Optional where Wrapped == Session {
    @ViewBuilder
    func profile() -> some View {
        if let session = self { Profile().environmentObject(session) }
    }
}

extension Result where Success == Session {
    func profile(of other: Success) -> some View { Profile().environmentObject(other) }
}

struct Sessions: RandomAccessCollection {
    var list: [Session] = []
    var startIndex: Int { 0 }
    var endIndex: Int { list.count }

    subscript(position: Int) -> Session { list[position] }

    @ViewBuilder
    func profile() -> some View {
        if let session = first { Profile().environmentObject(session) }
    }

    func profile(of session: Element) -> some View { Profile().environmentObject(session) }
}

struct Root: View {
    @StateObject private var session = Session()

    var body: some View { Profile().environmentObject(session) }
}
