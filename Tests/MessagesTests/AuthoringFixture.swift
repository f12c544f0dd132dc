import Foundation
import PaywrightMessages
import PaywrightMessageTools
import Testing

/// A small source language, and files made from it.
enum AuthoringFixture {
    static func source(_ price: String = "{price} a month") -> String {
        #"""
        "@@x-glossary": {"offer": "offer"},
        "duration.every": "every {duration}", "@duration.every": {"description": "How often."},
        "price": "\#(price)", "@price": {"description": "A price.", "placeholders": {"price": {"example": "$9.99", "x-required": true}}, "x-budget": 20},
        "days": "{cycles, plural, =0 {today} one {# day’s '{'x'}'} other {# days}}", "@days": {"description": "Days."}
        """#
    }

    /// The source, and German.
    static func library(price: String = "{price} a month") throws -> CatalogLibrary {
        try MessagesTests.library(["en": source(price), "de": #""price": "{price} im Monat""#])
    }

    /// A Polish file brought up to the source.
    static func update(_ members: String, price: String = "{price} a month") throws -> CatalogAuthoring.Update {
        try update(text: #"{"@@locale": "pl", \#(members)}"#, price: price)
    }

    /// A whole file brought up to the source.
    static func update(text: String, price: String = "{price} a month") throws -> CatalogAuthoring.Update {
        try CatalogAuthoring(library(price: price)).update(Array(text.utf8), file: "pl.arb")
    }

    static func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// What a file says of a message.
    static func attributes(_ key: String, in text: String) throws -> [String: Any] {
        try #require(try object(text)["@" + key] as? [String: Any])
    }
}
