// Catalogue 122: code on the actor of the body may capture the local; what names the property by self captures none.
import SwiftUI

@MainActor
@Observable
final class Draft {
    var title = ""
    var count = 0

    func save() async {}
    func clear() {}
}

struct Card<Content: View>: View {
    let onTap: () -> Void
    @ViewBuilder let content: () -> Content

    var body: some View {
        content().onTapGesture(perform: onTap)
    }
}

func later(_ work: @escaping () -> Void) { work() }

struct Editor: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        @Bindable var draft = draft
        VStack {
            TextField("Title", text: $draft.title)
            Button("Clear") { draft.clear() }
            Card(onTap: { draft.clear() }) {
                Text(draft.title)
            }
            ForEach(0..<3) { row in
                Text("\(row)").onTapGesture { withAnimation { draft.count = row } }
            }
        }
        .onAppear { Task { await draft.save() } }
        .onDisappear { later { draft.clear() } }
        .onChange(of: draft.count) { DispatchQueue.main.async { draft.clear() } }
        .task { await draft.save() }
        .toolbar { Button("Save") { Task { @MainActor in await draft.save() } } }
    }
}

struct Behind: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        @Bindable var draft = draft
        TextField("Title", text: $draft.title)
            .refreshable { await self.draft.save() }
            .onTapGesture { Task.detached { [draft] in await draft.save() } }
    }
}

struct Ordered: View {
    @Environment(Draft.self) private var draft

    var body: some View {
        @Bindable var draft = draft
        func row(_ number: Int) -> some View {
            Text("\(number)").onTapGesture { draft.count = number }
        }
        return VStack {
            TextField("Title", text: $draft.title)
            ForEach(0..<3) { row($0) }
        }
    }
}

struct Asked: View {
    @Environment(Draft.self) private var draft
    @State private var isAsked = false

    var body: some View {
        @Bindable var draft = draft
        let clear = { draft.clear() }
        TextField("Title", text: $draft.title)
            .onSubmit { clear() }
            .alert(isPresented: $isAsked) {
                Alert(
                    title: Text(draft.title),
                    primaryButton: .destructive(Text("Clear")) { draft.clear() },
                    secondaryButton: .cancel()
                )
            }
    }
}

struct Root: View {
    @State private var draft = Draft()

    var body: some View {
        VStack {
            Editor()
            Behind()
            Ordered()
            Asked()
        }
        .environment(draft)
    }
}
