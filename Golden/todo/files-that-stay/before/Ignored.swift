// reobserve:ignore-file
import Combine

// TODO: reobserve[actor] Store is an actor, so it stays an ObservableObject. Use a @MainActor class.
func watchToo(_ store: Store) -> Published<String>.Publisher { store.$name }
