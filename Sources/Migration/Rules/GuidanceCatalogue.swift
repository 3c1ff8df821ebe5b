/// Every guidance rule, in the order in which they are listed. One hand-written list: a rule that isn't here does not exist.
public enum GuidanceCatalogue {
    public static let rules: [GuidanceRule] = [
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

    /// The rule of an id.
    public static func rule(named id: String) -> GuidanceRule? { rules.first { $0.id == id } }
}
