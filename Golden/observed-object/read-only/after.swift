// Catalogue 100, 111: no binding is used; the attribute goes and var stays, on one line or two.
import SwiftUI

@Observable
final class Article {
    var title = ""
}

struct ArticleRow: View {
    var article: Article
    var related: Article
    var next: Article // may be the same

    var body: some View {
        Text(article.title + related.title + next.title)
    }
}

struct ArticleView: View {
    private var article: Article

    init(article: Article) {
        self.article = article
    }

    var body: some View {
        ArticleRow(article: article, related: article, next: article)
    }
}
