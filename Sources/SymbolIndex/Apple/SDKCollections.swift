/// Collections of Apple's SDKs that have the elements and members of an array.
enum SDKCollections {
    /// What a view fetches from a database, with the class of its elements as the only argument.
    static let fetchedResults = "FetchedResults"
}
