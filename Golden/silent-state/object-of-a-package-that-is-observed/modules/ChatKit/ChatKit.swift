import Combine
import Observation

public final class RemoteChat: ObservableObject {
    @Published public var state = ""
    public init() {}
}

@Observable public final class Player {
    public var title = ""
    public init() {}
}
