import Semantics

extension StoredProperty {
    /// What the attribute says, as it is written behind the name once the attribute goes: `: Double`, ` = 5`.
    var partsOfAttribute: (place: UInt32, text: String)? {
        guard isPublished else { return nil }
        let annotation = binding.child(.typeAnnotation)
        var text = ""
        if annotation == nil, let type = declaration.argumentOfLegacyWrapper { text += ": " + type.text }
        if let value = valueInAttribute { text += " = " + value }
        return text.isEmpty ? nil : ((annotation ?? pattern).range.end, text)
    }
}
