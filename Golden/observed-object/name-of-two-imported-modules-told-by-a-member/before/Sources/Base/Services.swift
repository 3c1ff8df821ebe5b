// Catalogue 100: a type of the name that has none of the members.
public enum Services {
    public static let version = 1
}
