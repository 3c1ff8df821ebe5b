// Catalogue 122: code on the actor of the body may capture the local; what names the property by self captures none.
import SwiftUI

@MainActor
final class Draft: ObservableObject {
    @Published var title = ""
    @Published var count = 0

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
    @EnvironmentObject private var draft: Draft

    var body: some View {
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
    @EnvironmentObject private var draft: Draft

    var body: some View {
        TextField("Title", text: $draft.title)
            .refreshable { await self.draft.save() }
            .onTapGesture { Task.detached { [draft] in await draft.save() } }
    }
}

struct Ordered: View {
    @EnvironmentObject private var draft: Draft

    var body: some View {
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
    @EnvironmentObject private var draft: Draft
    @State private var isAsked = false

    var body: some View {
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
    @StateObject private var draft = Draft()

    var body: some View {
        VStack {
            Editor()
            Behind()
            Ordered()
            Asked()
        }
        .environmentObject(draft)
    }
}
