import RuleContract

/// All rules as a JSON array, in the order of the catalogue.
struct RulesJSON {
    static func render(_ rules: [Rule]) -> [UInt8] {
        JSONText.render(rules.map(object), isPretty: true)
    }

    private static func object(_ rule: Rule) -> JSONObject {
        [
            "id": rule.id, "family": rule.family.rawValue, "kind": RulePages.kind(rule),
            "tier": rule.family == .migration ? rule.tier.rawValue : nil,
            "summary": rule.summary, "rationale": rule.rationale, "safety": rule.safety,
            "before": rule.before.isEmpty ? nil : rule.before, "after": rule.after.isEmpty ? nil : rule.after,
            "catalogue": rule.catalogue,
        ]
    }
}
