// Catalogue 83, 82: the body that shows the view makes it, and an object that only stores what it is given can be made and dropped unnoticed.
import SwiftUI

final class Page: ObservableObject {
    @Published var number: Int

    init(number: Int) {
        self.number = number
    }
}

final class Draft: ObservableObject {
    @Published var text = ""
}

struct PageView: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct DraftView: View {
    @StateObject var draft: Draft

    var body: some View {
        TextField("Draft", text: $draft.text)
    }
}

struct RootView: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            ForEach(0..<3, id: \.self) { PageView(number: $0) }
            draft.padding()
            Toggle("Show", isOn: $isShown)
        }
        .sheet(isPresented: $isShown) { page(4) }
        .background(PageView(number: 5))
    }

    private var draft: some View {
        DraftView(draft: Draft())
    }

    private func page(_ number: Int) -> some View {
        Group { PageView(number: number) }
    }
}

#Preview {
    let page = PageView(number: 1)
    return page
}
