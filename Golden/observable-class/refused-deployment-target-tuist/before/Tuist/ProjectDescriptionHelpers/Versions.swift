import ProjectDescription

public enum Versions {
    public static let minimum: DeploymentTargets = .iOS("16.0")
}
