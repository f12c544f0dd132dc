// One import is the whole library: products and prices, their importers, decisions, messages, and the words.
@_exported public import PaywrightDecisions
@_exported public import PaywrightICU
@_exported public import PaywrightImport
@_exported public import PaywrightMessages
@_exported public import PaywrightModel
@_exported public import PaywrightTimeZones
@_exported public import PaywrightValues
