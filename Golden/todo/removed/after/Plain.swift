import Foundation

func nothing() {
    print("// TODO: reobserve[publisher-projection] $name")
}
