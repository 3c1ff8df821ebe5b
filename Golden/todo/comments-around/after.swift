// Catalogue 60: comments of many lines around a place, doc comments, attributes of many lines, code behind a comment.
import Combine
import SwiftUI

final class Store: ObservableObject {
    @Published /* told */ var name = ""
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.name)
    }
}

func keep(_ publisher: Published<String>.Publisher) -> Int { [publisher].count }

// TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
/**
 The first one.
 */
func first(_ store: Store) -> Int { /* one
    two */ keep(store.$name)
}

func second(_ store: Store) -> Int {
    // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
    /* one */ keep(store.$name)
}

// TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
/*
/// No doc comment.
*/ func third(_ store: Store) -> Int { keep(store.$name) }

/* One.
/// No doc comment.
*/
// TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
func fourth(_ store: Store) -> Int { keep(store.$name) }

final class Other {
    // One.
    // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
    /// Documented,
    ///
    // and more.
    @available(macOS 14,
               iOS 17, *)
    @MainActor static let fifth = [keep(Store().$name),
                                   keep(Store().$name)]

    static func sixth(_ store: Store, _ number: Int) -> Int {
        switch number {
        // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
        case keep(store.$name): return 1
        default: return
            // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
            keep(store.$name)
        }
    }
}
