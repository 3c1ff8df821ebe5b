// Catalogue 122: code that runs beside the body may not capture a variable of it, and makes no local of the object.
import SwiftUI

@MainActor
final class Draft: ObservableObject {
    @Published var title = ""
    @Published var count = 0

    func save() async {}
}

struct Pages: View {
    @EnvironmentObject private var draft: Draft

    var body: some View {
        TextField("Title", text: $draft.title)
            .task {
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { await draft.save() }
                }
            }
    }
}

struct Both: View {
    @EnvironmentObject private var draft: Draft

    var body: some View {
        TextField("Title", text: $draft.title)
            .task {
                async let first: Void = draft.save()
                await first
            }
    }
}

struct Detached: View {
    @EnvironmentObject private var draft: Draft

    var body: some View {
        TextField("Title", text: $draft.title)
            .onTapGesture { Task.detached { await draft.save() } }
        Stepper("Count", value: self.$draft.count)
    }
}

struct Refreshed: View {
    @EnvironmentObject private var draft: Draft

    var body: some View {
        TextField("Title", text: $draft.title)
            .refreshable { await draft.save() }
    }
}

struct Ticking: View {
    @EnvironmentObject private var draft: Draft

    var body: some View {
        TextField("Title", text: $draft.title)
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
    @EnvironmentObject private var draft: Draft

    var body: some View {
        TextField("Title", text: $draft.title)
            .onAppear { perform { await draft.save() } }
    }
}

struct OwnByAlias: View {
    @EnvironmentObject private var draft: Draft

    var body: some View {
        TextField("Title", text: $draft.title)
            .onAppear { Runner().run { await draft.save() } }
    }
}

func hand(_ work: sending @escaping () async -> Void) {}

struct Handed: View {
    @EnvironmentObject private var draft: Draft

    var body: some View {
        TextField("Title", text: $draft.title)
            .onAppear { hand { await draft.save() } }
    }
}

@globalActor
actor Disk {
    static let shared = Disk()
}

func write(_ work: @escaping @Disk () async -> Void) {}

struct Written: View {
    @EnvironmentObject private var draft: Draft

    var body: some View {
        TextField("Title", text: $draft.title)
            .onAppear { write { await draft.save() } }
    }
}

struct Bound: View {
    @EnvironmentObject private var draft: Draft

    var body: some View {
        Stepper("Count", value: $draft.count)
        TextField("Title", text: Binding(get: { draft.title }, set: { draft.title = $0 }))
    }
}

struct Root: View {
    @StateObject private var draft = Draft()

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
        .environmentObject(draft)
    }
}
