import RuleContract

/// Every rule, in the order in which they are listed, a hand-written list for each family: a rule that isn't here does
/// not exist.
public enum RuleCatalogue {
    /// Those that move legacy types.
    public static let migration: [Rule] = [
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
        injectedObjectRule,
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

    /// Those that advise on SwiftUI code of any kind.
    public static let guidance: [Rule] = [
        privateStateRule,
        passedStateRule,
        handedModelInStateRule,
        inlineObservedObjectRule,
        unownedModelRule,
        stateObjectFromLocalRule,
        readOnlyBindingRule,
        manualBindingRule,
        unreadEnvironmentRule,
        environmentEntryRule,
        environmentClosureRule,
        unstableEntryRule,
        onChangeClosureRule,
        previewMacroRule,
        anyViewRule,
        indexIdentityRule,
        stateOfLegacyObjectRule,
        legacyWrapperRule,
        unannotatedSubclassRule,
        publishedInObservableRule,
        unignoredWrapperRule,
        hollowObservableRule,
        untrackedTupleRule,
        lostLazinessRule,
        nestedObservableObjectRule,
        mainActorModelRule,
        unequatablePropertyRule,
        wholeCollectionRule,
        fieldReadsRule,
    ]

    /// The rules of all families, and the edits that only what they find together asks for.
    public static let ruleSet = RuleSet(migration: migration, guidance: guidance) { diagnostics, file in
        var diagnostics = EmptiedFunctions.completing(diagnostics, of: file)
        diagnostics = UnusedSubscriptionSets.completing(diagnostics, of: file)
        return Realignment.completing(diagnostics, of: file)
    }

    /// The rules of all families.
    public static var rules: [Rule] { ruleSet.all }

    /// The rule of an id.
    public static func rule(named id: String) -> Rule? { ruleSet.rule(named: id) }
}
