import Planning

/// Types that move together or not at all, and that `--only-type` and `--skip-type` can tell from all others; or all
/// fixes of a guidance rule.
struct MovableUnit: Sendable {
    /// The names of its types, with the types around them.
    let names: [String]
    let verdicts: [Verdict]
    /// The rule whose fixes these are.
    var guidanceRule: String?
    /// What has to be written for the unit.
    var edits: [PlannedEdit] = []

    /// The units of the types that move, in the order of the plan. Units that share a name count as one.
    static func all(in plan: Plan) -> [MovableUnit] {
        let moving = plan.verdicts.filter { $0.outcome == .moves }
        var groups: [Int] = Array(moving.indices)
        var numberOfUnit: [String: Int] = [:]
        var numberOfName: [String: Int] = [:]
        func join(_ left: Int, _ right: Int) {
            let (kept, gone) = (min(groups[left], groups[right]), max(groups[left], groups[right]))
            if kept != gone { for index in groups.indices where groups[index] == gone { groups[index] = kept } }
        }
        for (number, verdict) in moving.enumerated() {
            if let other = numberOfName.updateValue(number, forKey: verdict.name) { join(other, number) }
            if let other = numberOfUnit.updateValue(number, forKey: verdict.unit) { join(other, number) }
        }
        // To skip `Model` is to skip `Outer.Model` as well.
        for (number, verdict) in moving.enumerated() {
            if let other = verdict.name.split(separator: ".").last.flatMap({ numberOfName[String($0)] }) {
                join(other, number)
            }
        }
        return Set(groups).sorted().map { group in
            let verdicts = moving.indices.filter { groups[$0] == group }.map { moving[$0] }
            return MovableUnit(names: verdicts.map(\.name), verdicts: verdicts, edits: verdicts.flatMap(\.edits))
        }
    }
}
