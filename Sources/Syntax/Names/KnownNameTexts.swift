extension KnownName {
    /// The texts of all names in the order of their numbers, with spaces between.
    ///
    /// Asking each case for its name takes reflection, and with it longer than reading a hundred files. A test compares
    /// the two.
    static let texts: StaticString = """
        associatedtype class deinit enum extension fileprivate func import init inout internal let operator precedencegroup private \
        protocol public rethrows static struct subscript typealias var break case catch continue default defer do else fallthrough for \
        guard if in repeat return throw switch where while Any as false is nil self Self super throws true try _ get set willSet didSet \
        _modify _read unsafeAddress unsafeMutableAddress lazy weak unowned final open override mutating nonmutating convenience required \
        optional dynamic indirect nonisolated isolated async await package actor macro some any each consume copy borrow prefix postfix \
        infix unsafe discard borrowing consuming sending distributed reasync __shared __owned __consuming _const _local Type Protocol of escaping \
        autoclosure convention yield elseif endif available unavailable keyPath ObservableObject Published StateObject ObservedObject \
        EnvironmentObject objectWillChange environmentObject State Bindable Environment Observable ObservationIgnored environment \
        EnvironmentValues access withMutation focusedObject focusedSceneObject ObservableObjectPublisher wrappedValue initialValue Publisher View body content \
        Binding InjectedObject UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor \
        AnyCancellable Cancellable MainActor objc objcMembers usableFromInline ForEach List Table TableColumn Context coordinator makeCoordinator \
        Optional Array Set Dictionary Task Timer \
        Sendable Codable Decodable Encodable NSObject encode from to map flatMap compactMap filter forEach first last sorted reversed \
        contains element min max randomElement popLast removeFirst removeLast values keys enumerated allSatisfy firstIndex reduce Void Int \
        String Bool Double item DispatchWorkItem NSObjectProtocol Copyable sort removeAll partition merge toggle swap Mirror dump \
        newValue oldValue error callAsFunction append insert remove removeValue updateValue reverse shuffle swapAt formUnion formIntersection \
        subtract popFirst removeSubrange replaceSubrange negate round appendPathComponent appendPathExtension \
        deleteLastPathComponent deletePathExtension allCases Range key value offset mapValues \
        compactMapValues dropFirst dropLast suffix shuffled joined subtracting union intersection symmetricDifference \
        equalityOperator
        """
}
