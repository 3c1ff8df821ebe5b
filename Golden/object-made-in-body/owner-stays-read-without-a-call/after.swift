// Catalogue 222, 103: making an object reads another one through a subscript, a description, an operator, a wrapper, an iterator, a found member and a local function.
import SwiftUI

final class Theme: ObservableObject {
    static let shared = Theme()

    @Published var isDark = false

    static subscript(name: String) -> Int { shared.isDark ? name.count : 0 }
}

struct Tint: CustomStringConvertible {
    var description: String { Theme.shared.isDark ? "dark" : "light" }

    static func + (left: Tint, right: Int) -> Int { Theme.shared.isDark ? right : 0 }
}

@propertyWrapper
struct Shade {
    var wrappedValue: Int { Theme.shared.isDark ? 1 : 0 }
}

struct Shades: Sequence {
    @Shade var first

    func makeIterator() -> IndexingIterator<[Int]> { [Theme.shared.isDark ? 1 : 0].makeIterator() }
}

@dynamicMemberLookup
struct Colors {
    subscript(dynamicMember name: String) -> Int { Theme.shared.isDark ? name.count : 0 }
}

@Observable
final class SubscriptNote {
    var count = Theme["ink"]
}

@Observable
final class DescriptionNote {
    var count = "\(Tint())".count
}

@Observable
final class OperatorNote {
    var count = Tint() + 1
}

@Observable
final class WrapperNote {
    var count: Int

    init(shades: Shades = Shades()) {
        count = shades.first
    }
}

final class IteratorNote: ObservableObject {
    @Published var count = 0

    init() {
        for shade in Shades() { count += shade }
    }
}

@Observable
final class MemberNote {
    var count: Int

    init(colors: Colors = Colors()) {
        count = colors.ink
    }
}

@Observable
final class LocalNote {
    var count = 0

    init() {
        func darkness() -> Int { Theme.shared.isDark ? 1 : 0 }
        count = darkness()
    }
}

struct SubscriptView: View {
    var note: SubscriptNote

    var body: some View {
        Button("\(note.count)") { note.count += 1 }
    }
}

struct DescriptionView: View {
    var note: DescriptionNote

    var body: some View {
        Button("\(note.count)") { note.count += 1 }
    }
}

struct OperatorView: View {
    var note: OperatorNote

    var body: some View {
        Button("\(note.count)") { note.count += 1 }
    }
}

struct WrapperView: View {
    var note: WrapperNote

    var body: some View {
        Button("\(note.count)") { note.count += 1 }
    }
}

struct IteratorView: View {
    @ObservedObject var note: IteratorNote

    var body: some View {
        Button("\(note.count)") { note.count += 1 }
    }
}

struct MemberView: View {
    var note: MemberNote

    var body: some View {
        Button("\(note.count)") { note.count += 1 }
    }
}

struct LocalView: View {
    var note: LocalNote

    var body: some View {
        Button("\(note.count)") { note.count += 1 }
    }
}

struct RootView: View {
    var body: some View {
        SubscriptView(note: SubscriptNote())
        DescriptionView(note: DescriptionNote())
        OperatorView(note: OperatorNote())
        WrapperView(note: WrapperNote())
        IteratorView(note: IteratorNote())
        MemberView(note: MemberNote())
        LocalView(note: LocalNote())
        Button("Dark") { Theme.shared.isDark.toggle() }
    }
}
