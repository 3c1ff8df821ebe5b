import Combine

// TODO: reobserve[actor] Store is an actor, so it stays an ObservableObject. Use a @MainActor class.
func watchAsWell(_ store: Store) -> Published<String>.Publisher { store.$name
