/// Every rule, in the order in which they are listed. One hand-written list: a rule that isn't here does not exist.
public enum RuleCatalogue {
    public static let rules: [Rule] = [
        // First, so that imports go before an attribute at the same place, in their order.
        publisherBridgeRule,
        changeBridgeRule,
        observationImportRule,
        unusedImportRule,
        observableClassRule,
        observableProtocolRule,
        publishedPropertyRule,
        changeAnnouncementRule,
        observationIgnoredRule,
        trackedWrapperRule,
        observerStorageRule,
        codingKeysRule,
        splitDeclarationRule,
        stateObjectRule,
        observedObjectRule,
        environmentObjectRule,
        bindableRule,
        environmentInjectionRule,
        publisherRule,
        objectWillChangeRule,
        genericConstraintRule,
        wrapperTypeRule,
        reflectionRule,
        backgroundWriteRule,
        exclusiveChangeRule,
        untrackedReadRule,
        silentStateRule,
        objectMadeInBodyRule,
        updateWriteRule,
    ]

    /// What the rules do, without their texts.
    static let checks = rules.map(\.check)

    /// The rule of an id.
    public static func rule(named id: String) -> Rule? { rules.first { $0.id == id } }
}
