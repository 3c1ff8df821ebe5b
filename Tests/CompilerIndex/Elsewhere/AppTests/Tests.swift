import Combine

/// A file of the same module that lies outside of the root.
func subscribe() -> AnyCancellable {
    Session().objectWillChange.sink {}
}
