public enum LaunchAtLogin {
    nonisolated(unsafe) public static var isEnabled = false
    public static let name = "Login"
}
