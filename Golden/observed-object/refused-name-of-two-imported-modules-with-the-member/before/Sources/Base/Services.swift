// Catalogue 100: a type of the name that has the member, too.
public final class Services {
    public static let shared = Services()

    public let logger = ""
}
