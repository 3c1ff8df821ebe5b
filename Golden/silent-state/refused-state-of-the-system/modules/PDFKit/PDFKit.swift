public final class PDFDocument {
    public init() {}

    public var pageCount: Int { 0 }

    public func removePage(at index: Int) {}
}
