"""What requests take. Written by tools/make_types.py from the JSON Schemas: change those, and run it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Literal, TypedDict


class StatusOptions(TypedDict, total=False):
    """Keyword arguments of `status`."""

    locale: str | None
    """One language: a BCP 47 tag (POSIX and underscore forms are understood), or `all` for every language. Not
    beside `locales`. Default: `en`; the operation `locales` lists every language without it.
    """

    locales: str | Sequence[str] | None
    """Several languages, each by a BCP 47 tag. Not beside `locale`. Default: `["en"]`; the operation `locales`
    lists every language without it.
    """

    address: Literal["formal", "informal"] | None
    """How texts address their reader, in languages with two forms: `formal` (Sie, vous) or `informal` (du, tu). The
    same as `-x-formal` or `-x-informal` at the end of each language's tag, which the answer has. A language without
    such texts has its own form, and a note. Default: each language's own form, or what its tag asks for.
    """

    time_zone: str | None
    """The customer's time zone by its IANA name. Dates in texts are days there. Default: `"UTC"`."""

    now: datetime | str | None
    """The moment to answer for, by RFC 3339. Default: the moment at which the request is read."""

    products: str | Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
    """The name of a loaded set of products; or product files of any form that `paywright copy` reads, inline: one
    as an object, several as an array. Default: the loaded set if there is exactly one; without one the operation
    `status` uses no products, and `paywall` and `template` are refused.
    """

    lines: Literal["name", "headline", "timeLeft", "detail", "action", "support"] | Sequence[Literal["name", "headline", "timeLeft", "detail", "action", "support"]] | None
    """Only these lines. Default: every line."""

    eligibility: bool | None
    """Whether the answer has the member `eligibility`. Default: `true`."""

    explain: bool | None
    """Whether the answer states which fields and rules each fact stands on: `evidence` of each result, of `access`
    and of each group, and `sources` of each text. That takes longer. Default: `false`.
    """

    stripe_signature: str | None
    """The header `Stripe-Signature` of a webhook whose body is `input`: a string with the body as it came, byte for
    byte. It is verified with the secrets that the program was started with (`--stripe-secret`), and a body that is
    not signed is refused (`signature-rejected`). A program without a secret refuses the request (`no-webhook-
    secret`). A secret is never in a request. Default: no webhook is verified.
    """

    stripe_tolerance: int | None
    """How many seconds the time of the signature may be from `now`, before or after. Only beside `stripeSignature`.
    Default: `300`.
    """

    require_signature: bool | None
    """Whether what is stated of the App Store and of Stripe is left out where no signature was verified
    (`signature-required`). What RevenueCat and `paywright/customer/1` state of them, or of no store that is named,
    is left out too; what Google Play, Amazon and Paddle state has no signature, and is read. A program that was
    started with `--require-signature` does so for every request. Default: `false`.
    """

    ignored_fields: str | Sequence[str] | None
    """New fields of stores’ objects that change nothing: nothing is noted of them, and nothing left open. Each by
    its store, its object and its name, as the note `unknown-field` names it. A field that is read, or can change
    what is told, is refused, and so is one of an object without a table (`Fields.md` of the manual). The fields of
    the program’s `--ignore-field` are ignored for every request. The answer repeats all of them. Default: `[]`.
    """

    bundle_id: str | None
    """Leaves out what another app sold. Default: nothing is left out."""

    environment: str | None
    """Leaves out what is of another environment of the store. Default: nothing is left out."""

    after_refund: Literal["ineligible", "onlyUsedOffersCount"] | None
    """What a refund means for introductory offers: none is promised (`ineligible`), or only an offer that was used
    counts, which is the rule of the App Store (`onlyUsedOffersCount`). Default: `"ineligible"`.
    """

    after_failed_payment: Literal["unstated", "retry", "grace"] | None
    """What a customer has whose payment failed, where the store leaves that to the merchant (the statuses
    `past_due` and `unpaid` of Stripe, `past_due` of Paddle): not stated (`unstated`), no access until the payment
    comes (`retry`), or access for the time being (`grace`). A `policy` of the store counts before it. Default:
    `"unstated"`.
    """

    policy: Mapping[str, Any] | None
    """What the merchant decides, by store, where the store leaves it to merchants: the object `paywright/policy/1`.
    What it does not state is not stated in the answer. Default: nothing is stated.
    """

    date_style: Literal["full", "long", "medium", "short"] | None
    """How long dates are in sentences, by CLDR. Default: `"long"`."""

    time_style: Literal["automatic", "none", "short"] | None
    """Whether sentences state the time of day: of free time or access that ends in less than 48 hours
    (`automatic`), nowhere (`none`), or of each end and each charge that lies ahead (`short`); without a stated time
    zone in UTC, which is named then. Where the country alone is known, `automatic` states no time. Default:
    `"automatic"`.
    """

    merchant: str | None
    """Who sells what is sold in no app store, by Stripe or by the app itself: named where a customer reads how to
    cancel. Default: no name stands there.
    """

    merchant_link: str | None
    """The address of the customer's account with the `merchant`, which stands beside the name."""

    whole_amounts: Literal["auto", "keep", "drop"] | None
    """Whether whole amounts show decimals: as the store does in the storefront (`auto`), always (`keep`), or never
    (`drop`). Default: `"auto"`.
    """

    texts: Literal["parts", "segments", "html"] | Sequence[Literal["parts", "segments", "html"]] | None
    """What each text has beside `text` and `locale`; an empty array for nothing more. With `tags` it has `html`
    too. Default: `["parts"]`.
    """

    tags: Mapping[str, str] | None
    """For `html` in `texts`: names of elements by the role or the kind of a part. A role goes before a kind, and a
    name has at most 64 characters. Each text then has `html`, also where `texts` does not list it. Default: none,
    the text of `html` is only escaped.
    """


class PaywallOptions(TypedDict, total=False):
    """Keyword arguments of `paywall`."""

    locale: str | None
    """One language: a BCP 47 tag (POSIX and underscore forms are understood), or `all` for every language. Not
    beside `locales`. Default: `en`; the operation `locales` lists every language without it.
    """

    locales: str | Sequence[str] | None
    """Several languages, each by a BCP 47 tag. Not beside `locale`. Default: `["en"]`; the operation `locales`
    lists every language without it.
    """

    address: Literal["formal", "informal"] | None
    """How texts address their reader, in languages with two forms: `formal` (Sie, vous) or `informal` (du, tu). The
    same as `-x-formal` or `-x-informal` at the end of each language's tag, which the answer has. A language without
    such texts has its own form, and a note. Default: each language's own form, or what its tag asks for.
    """

    products: str | Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
    """The name of a loaded set of products; or product files of any form that `paywright copy` reads, inline: one
    as an object, several as an array. Default: the loaded set if there is exactly one; without one the operation
    `status` uses no products, and `paywall` and `template` are refused.
    """

    product_ids: str | Sequence[str] | None
    """Only these products, by their identifiers, with the base plan where several have it. Default: every product."""

    storefront: str | None
    """The country or region whose prices are used, by three or two letters, or `all` for every one with a price.
    Default: the only one that there is; of several the United States, or else the first.
    """

    claims: str | Sequence[str] | None
    """The offers that the customer gets: one, or an array of those that one customer gets together. `"each"` words
    the product without an offer, then each offer in turn. `none` stands alone, and `unknown` alone or beside a
    code. Default: `"each"`.
    """

    customer: str | None
    """What a store has sent about the customer whom the paywall is for, as in `input` of the operation `status`: it
    decides the offers, and what each product is for the customer. Not beside `claims`.
    """

    now: datetime | str | None
    """The moment to answer for, by RFC 3339. Default: the moment at which the request is read."""

    time_zone: str | None
    """The customer’s time zone, by a name of the IANA database: each result then has the dates of a purchase at
    `now`. Default: no dates.
    """

    require_signature: bool | None
    """Whether what is stated of the App Store and of Stripe is left out where no signature was verified
    (`signature-required`). What RevenueCat and `paywright/customer/1` state of them, or of no store that is named,
    is left out too; what Google Play, Amazon and Paddle state has no signature, and is read. A program that was
    started with `--require-signature` does so for every request. Default: `false`.
    """

    ignored_fields: str | Sequence[str] | None
    """New fields of stores’ objects that change nothing: nothing is noted of them, and nothing left open. Each by
    its store, its object and its name, as the note `unknown-field` names it. A field that is read, or can change
    what is told, is refused, and so is one of an object without a table (`Fields.md` of the manual). The fields of
    the program’s `--ignore-field` are ignored for every request. The answer repeats all of them. Default: `[]`.
    """

    bundle_id: str | None
    """Leaves out what another app sold. Default: nothing is left out."""

    environment: str | None
    """Leaves out what is of another environment of the store. Default: nothing is left out."""

    after_refund: Literal["ineligible", "onlyUsedOffersCount"] | None
    """What a refund means for introductory offers: none is promised (`ineligible`), or only an offer that was used
    counts, which is the rule of the App Store (`onlyUsedOffersCount`). Default: `"ineligible"`.
    """

    after_failed_payment: Literal["unstated", "retry", "grace"] | None
    """What a customer has whose payment failed, where the store leaves that to the merchant (the statuses
    `past_due` and `unpaid` of Stripe, `past_due` of Paddle): not stated (`unstated`), no access until the payment
    comes (`retry`), or access for the time being (`grace`). A `policy` of the store counts before it. Default:
    `"unstated"`.
    """

    policy: Mapping[str, Any] | None
    """What the merchant decides, by store, where the store leaves it to merchants: the object `paywright/policy/1`.
    What it does not state is not stated in the answer. Default: nothing is stated.
    """

    plan: Literal["each", "up-front", "monthly"] | None
    """Which billing plans: every one (`each`), those paid at once (`up-front`), or those paid monthly with a
    commitment (`monthly`). Default: `"each"`.
    """

    quantity: int | None
    """How many are bought, of consumable products and of those sold per seat. Default: `1`."""

    compare_with: str | None
    """The product that savings are compared with, by its identifier. Default: no lines about savings."""

    whole_amounts: Literal["auto", "keep", "drop"] | None
    """Whether whole amounts show decimals: as the store does in the storefront (`auto`), always (`keep`), or never
    (`drop`). Default: `"auto"`.
    """

    prefer_display_price: bool | None
    """Whether the store's own text of a price is used where the product file has one. Default: `false`."""

    merchant: str | None
    """Who sells what is sold in no app store, by Stripe or by the app itself: named where a customer reads how to
    cancel. Default: no name stands there.
    """

    merchant_link: str | None
    """The address of the customer's account with the `merchant`, which stands beside the name."""

    button: Literal["order", "continue"] | None
    """What the button does (`callToAction`): it places the `order`, or it leads on (`continue`). What a merchant
    sells has the words on an order button that the law of the country fixes, and none where it fixes none in the
    language; in the app stores both are alike. Default: `"order"`.
    """

    require: Literal["app-store", "google-play", "checkout"] | Sequence[Literal["app-store", "google-play", "checkout"]] | None
    """The rules that the lines asked for have to keep: those of a store, or those of a page where a purchase is
    confirmed. What breaks one is an `error` among the diagnostics, by the code of the rule.
    """

    derived_prices: Literal["standard", "revenuecat", "adapty-ios", "adapty-android", "superwall", "qonversion"] | None
    """How prices per day, week, month and year are calculated: by the rule of Paywright, or as another library
    does. Default: `standard`; in templates `revenuecat`.
    """

    lines: str | Sequence[str] | None
    """Only these lines and labels, in this order: keys of `productLines`, and those of `labelLines` after `label.`.
    Default: every line and label.
    """

    texts: Literal["parts", "segments", "html"] | Sequence[Literal["parts", "segments", "html"]] | None
    """What each text has beside `text` and `locale`; an empty array for nothing more. With `tags` it has `html`
    too. Default: `["parts"]`.
    """

    tags: Mapping[str, str] | None
    """For `html` in `texts`: names of elements by the role or the kind of a part. A role goes before a kind, and a
    name has at most 64 characters. Each text then has `html`, also where `texts` does not list it. Default: none,
    the text of `html` is only escaped.
    """


class NoticesOptions(TypedDict, total=False):
    """Keyword arguments of `notices`."""

    locale: str | None
    """One language: a BCP 47 tag (POSIX and underscore forms are understood), or `all` for every language. Not
    beside `locales`. Default: `en`; the operation `locales` lists every language without it.
    """

    locales: str | Sequence[str] | None
    """Several languages, each by a BCP 47 tag. Not beside `locale`. Default: `["en"]`; the operation `locales`
    lists every language without it.
    """

    address: Literal["formal", "informal"] | None
    """How texts address their reader, in languages with two forms: `formal` (Sie, vous) or `informal` (du, tu). The
    same as `-x-formal` or `-x-informal` at the end of each language's tag, which the answer has. A language without
    such texts has its own form, and a note. Default: each language's own form, or what its tag asks for.
    """

    time_zone: str | None
    """The customer's time zone by its IANA name. Dates in texts are days there. Default: `"UTC"`."""

    now: datetime | str | None
    """The moment to answer for, by RFC 3339. Default: the moment at which the request is read."""

    products: str | Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
    """The name of a loaded set of products; or product files of any form that `paywright copy` reads, inline: one
    as an object, several as an array. Default: the loaded set if there is exactly one; without one the operation
    `status` uses no products, and `paywall` and `template` are refused.
    """

    rules: Mapping[str, Any] | None
    """When the seller writes about what: the object `paywright/rules/1`. Default: each event without days."""

    region: str | None
    """Where a customer is: a country or a part of one by ISO 3166. Default: the country that the store states."""

    due: str | None
    """The days asked for, one day or two, the last one with them: notices that are to be sent in them, and what is
    late. Default: all.
    """

    require_signature: bool | None
    """Whether what is stated of the App Store and of Stripe is left out where no signature was verified
    (`signature-required`). What RevenueCat and `paywright/customer/1` state of them, or of no store that is named,
    is left out too; what Google Play, Amazon and Paddle state has no signature, and is read. A program that was
    started with `--require-signature` does so for every request. Default: `false`.
    """

    ignored_fields: str | Sequence[str] | None
    """New fields of stores’ objects that change nothing: nothing is noted of them, and nothing left open. Each by
    its store, its object and its name, as the note `unknown-field` names it. A field that is read, or can change
    what is told, is refused, and so is one of an object without a table (`Fields.md` of the manual). The fields of
    the program’s `--ignore-field` are ignored for every request. The answer repeats all of them. Default: `[]`.
    """

    bundle_id: str | None
    """Leaves out what another app sold. Default: nothing is left out."""

    environment: str | None
    """Leaves out what is of another environment of the store. Default: nothing is left out."""

    after_refund: Literal["ineligible", "onlyUsedOffersCount"] | None
    """What a refund means for introductory offers: none is promised (`ineligible`), or only an offer that was used
    counts, which is the rule of the App Store (`onlyUsedOffersCount`). Default: `"ineligible"`.
    """

    after_failed_payment: Literal["unstated", "retry", "grace"] | None
    """What a customer has whose payment failed, where the store leaves that to the merchant (the statuses
    `past_due` and `unpaid` of Stripe, `past_due` of Paddle): not stated (`unstated`), no access until the payment
    comes (`retry`), or access for the time being (`grace`). A `policy` of the store counts before it. Default:
    `"unstated"`.
    """

    policy: Mapping[str, Any] | None
    """What the merchant decides, by store, where the store leaves it to merchants: the object `paywright/policy/1`.
    What it does not state is not stated in the answer. Default: nothing is stated.
    """

    date_style: Literal["full", "long", "medium", "short"] | None
    """How long dates are in sentences, by CLDR. Default: `"long"`."""

    time_style: Literal["automatic", "none", "short"] | None
    """Whether sentences state the time of day: of free time or access that ends in less than 48 hours
    (`automatic`), nowhere (`none`), or of each end and each charge that lies ahead (`short`); without a stated time
    zone in UTC, which is named then. Where the country alone is known, `automatic` states no time. Default:
    `"automatic"`.
    """

    merchant: str | None
    """Who sells what is sold in no app store, by Stripe or by the app itself: named where a customer reads how to
    cancel. Default: no name stands there.
    """

    merchant_link: str | None
    """The address of the customer's account with the `merchant`, which stands beside the name."""

    whole_amounts: Literal["auto", "keep", "drop"] | None
    """Whether whole amounts show decimals: as the store does in the storefront (`auto`), always (`keep`), or never
    (`drop`). Default: `"auto"`.
    """

    texts: Literal["parts", "segments", "html"] | Sequence[Literal["parts", "segments", "html"]] | None
    """What each text has beside `text` and `locale`; an empty array for nothing more. With `tags` it has `html`
    too. Default: `["parts"]`.
    """

    tags: Mapping[str, str] | None
    """For `html` in `texts`: names of elements by the role or the kind of a part. A role goes before a kind, and a
    name has at most 64 characters. Each text then has `html`, also where `texts` does not list it. Default: none,
    the text of `html` is only escaped.
    """


class TemplateOptions(TypedDict, total=False):
    """Keyword arguments of `template`."""

    locale: str | None
    """One language: a BCP 47 tag (POSIX and underscore forms are understood), or `all` for every language. Not
    beside `locales`. Default: `en`; the operation `locales` lists every language without it.
    """

    locales: str | Sequence[str] | None
    """Several languages, each by a BCP 47 tag. Not beside `locale`. Default: `["en"]`; the operation `locales`
    lists every language without it.
    """

    address: Literal["formal", "informal"] | None
    """How texts address their reader, in languages with two forms: `formal` (Sie, vous) or `informal` (du, tu). The
    same as `-x-formal` or `-x-informal` at the end of each language's tag, which the answer has. A language without
    such texts has its own form, and a note. Default: each language's own form, or what its tag asks for.
    """

    time_zone: str | None
    """The customer's time zone by its IANA name. Dates in texts are days there. Default: `"UTC"`."""

    now: datetime | str | None
    """The moment to answer for, by RFC 3339. Default: the moment at which the request is read."""

    products: str | Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
    """The name of a loaded set of products; or product files of any form that `paywright copy` reads, inline: one
    as an object, several as an array. Default: the loaded set if there is exactly one; without one the operation
    `status` uses no products, and `paywall` and `template` are refused.
    """

    product_ids: str | Sequence[str] | None
    """Only these products, by their identifiers, with the base plan where several have it. Default: every product."""

    storefront: str | None
    """The country or region whose prices are used, by three or two letters, or `all` for every one with a price.
    Default: the only one that there is; of several the United States, or else the first.
    """

    claims: str | Sequence[str] | None
    """The offers that the customer gets: one, or an array of those that one customer gets together. `"each"` words
    the product without an offer, then each offer in turn. `none` stands alone, and `unknown` alone or beside a
    code. Default: `"each"`.
    """

    plan: Literal["each", "up-front", "monthly"] | None
    """Which billing plans: every one (`each`), those paid at once (`up-front`), or those paid monthly with a
    commitment (`monthly`). Default: `"each"`.
    """

    quantity: int | None
    """How many are bought, of consumable products and of those sold per seat. Default: `1`."""

    compare_with: str | None
    """The product that savings are compared with, by its identifier. Default: no lines about savings."""

    whole_amounts: Literal["auto", "keep", "drop"] | None
    """Whether whole amounts show decimals: as the store does in the storefront (`auto`), always (`keep`), or never
    (`drop`). Default: `"auto"`.
    """

    prefer_display_price: bool | None
    """Whether the store's own text of a price is used where the product file has one. Default: `false`."""

    merchant: str | None
    """Who sells what is sold in no app store, by Stripe or by the app itself: named where a customer reads how to
    cancel. Default: no name stands there.
    """

    merchant_link: str | None
    """The address of the customer's account with the `merchant`, which stands beside the name."""

    derived_prices: Literal["standard", "revenuecat", "adapty-ios", "adapty-android", "superwall", "qonversion"] | None
    """How prices per day, week, month and year are calculated: by the rule of Paywright, or as another library
    does. Default: `standard`; in templates `revenuecat`.
    """

    product_names: Mapping[str, str] | None
    """Product identifiers by the names that a Superwall template has for them. Default: none."""

    custom: Mapping[str, str] | None
    """Values of your own, by name. Default: none."""

    app_name: str | None
    """The app's name. Default: none."""

    countdown_to: datetime | str | None
    """When a countdown ends, by RFC 3339. Default: no countdown."""

    count_from: Literal["days", "hours", "minutes"] | None
    """The largest unit of a countdown of RevenueCat. Default: `"days"`."""

    capitalize: bool | None
    """Whether a word of the language at the beginning of the text gets a capital letter. Default: `true`."""

    texts: Literal["parts", "segments", "html"] | Sequence[Literal["parts", "segments", "html"]] | None
    """What each text has beside `text` and `locale`; an empty array for nothing more. With `tags` it has `html`
    too. Default: `["parts"]`.
    """

    tags: Mapping[str, str] | None
    """For `html` in `texts`: names of elements by the role or the kind of a part. A role goes before a kind, and a
    name has at most 64 characters. Each text then has `html`, also where `texts` does not list it. Default: none,
    the text of `html` is only escaped.
    """


class TextOptions(TypedDict, total=False):
    """Keyword arguments of `outcome`, `balance`, `period`."""

    locale: str | None
    """One language: a BCP 47 tag (POSIX and underscore forms are understood), or `all` for every language. Not
    beside `locales`. Default: `en`; the operation `locales` lists every language without it.
    """

    locales: str | Sequence[str] | None
    """Several languages, each by a BCP 47 tag. Not beside `locale`. Default: `["en"]`; the operation `locales`
    lists every language without it.
    """

    address: Literal["formal", "informal"] | None
    """How texts address their reader, in languages with two forms: `formal` (Sie, vous) or `informal` (du, tu). The
    same as `-x-formal` or `-x-informal` at the end of each language's tag, which the answer has. A language without
    such texts has its own form, and a note. Default: each language's own form, or what its tag asks for.
    """

    texts: Literal["parts", "segments", "html"] | Sequence[Literal["parts", "segments", "html"]] | None
    """What each text has beside `text` and `locale`; an empty array for nothing more. With `tags` it has `html`
    too. Default: `["parts"]`.
    """

    tags: Mapping[str, str] | None
    """For `html` in `texts`: names of elements by the role or the kind of a part. A role goes before a kind, and a
    name has at most 64 characters. Each text then has `html`, also where `texts` does not list it. Default: none,
    the text of `html` is only escaped.
    """


class PriceOptions(TypedDict, total=False):
    """Keyword arguments of `price`."""

    locale: str | None
    """One language: a BCP 47 tag (POSIX and underscore forms are understood), or `all` for every language. Not
    beside `locales`. Default: `en`; the operation `locales` lists every language without it.
    """

    locales: str | Sequence[str] | None
    """Several languages, each by a BCP 47 tag. Not beside `locale`. Default: `["en"]`; the operation `locales`
    lists every language without it.
    """

    address: Literal["formal", "informal"] | None
    """How texts address their reader, in languages with two forms: `formal` (Sie, vous) or `informal` (du, tu). The
    same as `-x-formal` or `-x-informal` at the end of each language's tag, which the answer has. A language without
    such texts has its own form, and a note. Default: each language's own form, or what its tag asks for.
    """

    currency_width: Literal["narrow", "short", "isoCode", "fullName"] | None
    """How the currency is written: `$` (`narrow`), `US$` (`short`), `USD` (`isoCode`), `US dollars` (`fullName`).
    Default: `"short"`.
    """

    whole_amounts: Literal["auto", "keep", "drop"] | None
    """Whether whole amounts show decimals: as the store does in the storefront (`auto`), always (`keep`), or never
    (`drop`). Default: `"auto"`.
    """

    texts: Literal["parts", "segments", "html"] | Sequence[Literal["parts", "segments", "html"]] | None
    """What each text has beside `text` and `locale`; an empty array for nothing more. With `tags` it has `html`
    too. Default: `["parts"]`.
    """

    tags: Mapping[str, str] | None
    """For `html` in `texts`: names of elements by the role or the kind of a part. A role goes before a kind, and a
    name has at most 64 characters. Each text then has `html`, also where `texts` does not list it. Default: none,
    the text of `html` is only escaped.
    """


class FixedWordsOptions(TypedDict, total=False):
    """Keyword arguments of `fixedWords`."""

    locale: str | None
    """One language: a BCP 47 tag (POSIX and underscore forms are understood), or `all` for every language. Not
    beside `locales`. Default: `en`; the operation `locales` lists every language without it.
    """

    locales: str | Sequence[str] | None
    """Several languages, each by a BCP 47 tag. Not beside `locale`. Default: `["en"]`; the operation `locales`
    lists every language without it.
    """

    lines: str | Sequence[str] | None
    """What words are printed for, in this order. Default: everything."""


class LocalesOptions(TypedDict, total=False):
    """Keyword arguments of `locales`."""

    locale: str | None
    """One language: a BCP 47 tag (POSIX and underscore forms are understood), or `all` for every language. Not
    beside `locales`. Default: `en`; the operation `locales` lists every language without it.
    """

    locales: str | Sequence[str] | None
    """Several languages, each by a BCP 47 tag. Not beside `locale`. Default: `["en"]`; the operation `locales`
    lists every language without it.
    """

    address: Literal["formal", "informal"] | None
    """How texts address their reader, in languages with two forms: `formal` (Sie, vous) or `informal` (du, tu). The
    same as `-x-formal` or `-x-informal` at the end of each language's tag, which the answer has. A language without
    such texts has its own form, and a note. Default: each language's own form, or what its tag asks for.
    """


#: The members of each operation's requests, by the names of the keyword arguments.
MEMBERS: dict[str, dict[str, str]] = {
    "status": {
        "locale": "locale",
        "locales": "locales",
        "address": "address",
        "time_zone": "timeZone",
        "now": "now",
        "products": "products",
        "lines": "lines",
        "eligibility": "eligibility",
        "explain": "explain",
        "stripe_signature": "stripeSignature",
        "stripe_tolerance": "stripeTolerance",
        "require_signature": "requireSignature",
        "ignored_fields": "ignoredFields",
        "bundle_id": "bundleID",
        "environment": "environment",
        "after_refund": "afterRefund",
        "after_failed_payment": "afterFailedPayment",
        "policy": "policy",
        "date_style": "dateStyle",
        "time_style": "timeStyle",
        "merchant": "merchant",
        "merchant_link": "merchantLink",
        "whole_amounts": "wholeAmounts",
        "texts": "texts",
        "tags": "tags",
    },
    "paywall": {
        "locale": "locale",
        "locales": "locales",
        "address": "address",
        "products": "products",
        "product_ids": "productIDs",
        "storefront": "storefront",
        "claims": "claims",
        "customer": "customer",
        "now": "now",
        "time_zone": "timeZone",
        "require_signature": "requireSignature",
        "ignored_fields": "ignoredFields",
        "bundle_id": "bundleID",
        "environment": "environment",
        "after_refund": "afterRefund",
        "after_failed_payment": "afterFailedPayment",
        "policy": "policy",
        "plan": "plan",
        "quantity": "quantity",
        "compare_with": "compareWith",
        "whole_amounts": "wholeAmounts",
        "prefer_display_price": "preferDisplayPrice",
        "merchant": "merchant",
        "merchant_link": "merchantLink",
        "button": "button",
        "require": "require",
        "derived_prices": "derivedPrices",
        "lines": "lines",
        "texts": "texts",
        "tags": "tags",
    },
    "notices": {
        "locale": "locale",
        "locales": "locales",
        "address": "address",
        "time_zone": "timeZone",
        "now": "now",
        "products": "products",
        "rules": "rules",
        "region": "region",
        "due": "due",
        "require_signature": "requireSignature",
        "ignored_fields": "ignoredFields",
        "bundle_id": "bundleID",
        "environment": "environment",
        "after_refund": "afterRefund",
        "after_failed_payment": "afterFailedPayment",
        "policy": "policy",
        "date_style": "dateStyle",
        "time_style": "timeStyle",
        "merchant": "merchant",
        "merchant_link": "merchantLink",
        "whole_amounts": "wholeAmounts",
        "texts": "texts",
        "tags": "tags",
    },
    "template": {
        "locale": "locale",
        "locales": "locales",
        "address": "address",
        "time_zone": "timeZone",
        "now": "now",
        "products": "products",
        "product_ids": "productIDs",
        "storefront": "storefront",
        "claims": "claims",
        "plan": "plan",
        "quantity": "quantity",
        "compare_with": "compareWith",
        "whole_amounts": "wholeAmounts",
        "prefer_display_price": "preferDisplayPrice",
        "merchant": "merchant",
        "merchant_link": "merchantLink",
        "derived_prices": "derivedPrices",
        "product_names": "productNames",
        "custom": "custom",
        "app_name": "appName",
        "countdown_to": "countdownTo",
        "count_from": "countFrom",
        "capitalize": "capitalize",
        "texts": "texts",
        "tags": "tags",
    },
    "outcome": {
        "locale": "locale",
        "locales": "locales",
        "address": "address",
        "texts": "texts",
        "tags": "tags",
    },
    "balance": {
        "locale": "locale",
        "locales": "locales",
        "address": "address",
        "texts": "texts",
        "tags": "tags",
    },
    "price": {
        "locale": "locale",
        "locales": "locales",
        "address": "address",
        "currency_width": "currencyWidth",
        "whole_amounts": "wholeAmounts",
        "texts": "texts",
        "tags": "tags",
    },
    "period": {
        "locale": "locale",
        "locales": "locales",
        "address": "address",
        "texts": "texts",
        "tags": "tags",
    },
    "fixedWords": {
        "locale": "locale",
        "locales": "locales",
        "lines": "lines",
    },
    "locales": {
        "locale": "locale",
        "locales": "locales",
        "address": "address",
    },
    "reload": {
    },
}
