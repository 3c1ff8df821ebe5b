public final class Observable<Element> {
    public init() {}
}
