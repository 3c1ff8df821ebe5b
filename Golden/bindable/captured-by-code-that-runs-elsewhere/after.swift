// Catalogue 122: code that runs beside the body may not capture a variable of it, and makes no local of the object.
import SwiftUI

@MainActor
@Observable
final class Draft {
    var title = ""
    var count = 0

    func save() async {}
}

struct Pages: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        TextField("Title", text: Bindable(draft).title)
            .task {
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { await draft.save() }
                }
            }
    }
}

struct Both: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        TextField("Title", text: Bindable(draft).title)
            .task {
                async let first: Void = draft.save()
                await first
            }
    }
}

struct Detached: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        TextField("Title", text: Bindable(draft).title)
            .onTapGesture { Task.detached { await draft.save() } }
        Stepper("Count", value: Bindable(self.draft).count)
    }
}

struct Refreshed: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        TextField("Title", text: Bindable(draft).title)
            .refreshable { await draft.save() }
    }
}

struct Ticking: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        TextField("Title", text: Bindable(draft).title)
            .onAppear {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                    Task { await draft.save() }
                }
            }
    }
}

typealias Work = @Sendable () async -> Void

func perform(_ work: @escaping @Sendable () async -> Void) {}

struct Runner {
    func run(_ work: @escaping Work) {}
}

struct Own: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        TextField("Title", text: Bindable(draft).title)
            .onAppear { perform { await draft.save() } }
    }
}

struct OwnByAlias: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        TextField("Title", text: Bindable(draft).title)
            .onAppear { Runner().run { await draft.save() } }
    }
}

func hand(_ work: sending @escaping () async -> Void) {}

struct Handed: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        TextField("Title", text: Bindable(draft).title)
            .onAppear { hand { await draft.save() } }
    }
}

@globalActor
actor Disk {
    static let shared = Disk()
}

func write(_ work: @escaping @Disk () async -> Void) {}

struct Written: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        TextField("Title", text: Bindable(draft).title)
            .onAppear { write { await draft.save() } }
    }
}

struct Bound: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        Stepper("Count", value: Bindable(draft).count)
        TextField("Title", text: Binding(get: { draft.title }, set: { draft.title = $0 }))
    }
}

struct Root: View {
    @State private var draft = Draft()

    var body: some View {
        VStack {
            Pages()
            Both()
            Detached()
            Refreshed()
            Ticking()
            Own()
            OwnByAlias()
            Handed()
            Written()
            Bound()
        }
        .environment(draft)
    }
}
