import Foundation

func nothing() {
    // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Use something else.
    print("// TODO: reobserve[publisher-projection] $name")
}
