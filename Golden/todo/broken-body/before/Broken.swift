// Catalogue 1: a file whose body does not parse keeps its comments.
import Foundation

func nothing() {
    // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Use something else.
    print("a") print("b")
}
