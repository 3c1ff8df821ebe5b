// Catalogue 100, 111: no binding is used; the attribute goes and var stays, on one line or two.
import SwiftUI

final class Article: ObservableObject {
    @Published var title = ""
}

struct ArticleRow: View {
    @ObservedObject var article: Article
    @ObservedObject
    var related: Article
    @SwiftUI.ObservedObject var next: Article // may be the same

    var body: some View {
        Text(article.title + related.title + next.title)
    }
}

struct ArticleView: View {
    @ObservedObject private var article: Article

    init(article: Article) {
        self.article = article
    }

    var body: some View {
        ArticleRow(article: article, related: article, next: article)
    }
}
