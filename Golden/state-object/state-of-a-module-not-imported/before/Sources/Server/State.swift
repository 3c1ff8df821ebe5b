public struct State {
    public var isRunning = false
}
