import App
import Extras

/// A module that lies outside of the root and names no class.
func use() {
    restart(.init())
    print(describe(\.heading))
    print(makeShelf().total)
}
