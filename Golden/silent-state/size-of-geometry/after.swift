// Catalogue 212: the size of a geometry proxy is that of SwiftUI, whatever members of the project have its names.
import SwiftUI

final class Header {
    static var isNotched = false
    var size = 3

    var height: Double {
        Header.isNotched ? 104 : 80
    }

    func grow() {
        size += 1
        Header.isNotched.toggle()
    }
}

extension Image {
    var height: Double {
        Header.isNotched ? 104 : 80
    }
}

@Observable
final class Article {
    var title = ""
    var isRead = false
}

protocol Spaced {}

extension Spaced {
    func spacing(in geometry: GeometryProxy) -> Double {
        geometry.size.height > 600 ? geometry.frame(in: .local).height * 0.2 : 12
    }
}

struct ArticleView: View, Spaced {
    var article: Article

    var body: some View {
        GeometryReader { geometry in
            VStack(spacing: spacing(in: geometry)) {
                Text(article.title)
            }
        }
    }
}

struct ArticleList: View {
    let articles: [Article]

    var body: some View {
        ForEach(articles.indices, id: \.self) { position in
            ArticleView(article: articles[position])
        }
        Button("Read") {
            for article in articles { article.isRead = true }
        }
    }
}
