"""What answers have. Written by tools/make_types.py from the JSON Schemas: change those, and run it."""

from __future__ import annotations

from typing import Any, Literal

from ._view import Members, View, many

#: How much it weighs: `error`: something is lost or a text is wrong; `warning`: nothing is lost, something was assumed;
#: `note`: nothing is wrong, and it is good to know; `info`: what was chosen because the request leaves it open. New
#: values may be added.
Severity = Literal["error", "warning", "note", "info"] | str

#: Where `now` comes from: the caller stated it (`given`), the clock of the machine (`clock`), or the store (`store`): a
#: clock of the machine that lies at most 48 hours before a verified date of the store gives way to that date. New
#: values may be added.
StatusNowSource = Literal["given", "clock", "store"] | str

#: Where `timeZone` comes from: the caller stated it (`given`), or it is assumed (`assumed`): the last day of a deadline
#: is then one that is right in every time zone of the storefront’s country (`zoneSource` of the result), else of the
#: world. New values may be added.
StatusZoneSource = Literal["given", "assumed"] | str

#: Where they are from: the zone files of the machine (`system`), a folder of zone files (`directory`), or ICU (`icu`).
#: New values may be added.
ZoneDataSource = Literal["system", "directory", "icu"] | str

#: There is access (`granted`), there is none or no more (`ended`), what was bought waits for an approval or its payment
#: or begins later (`notYet`), or that is not stated (`notStated`). New values may be added.
AccessKind = Literal["granted", "ended", "notYet", "notStated"] | str

#: With `notStated`: no field states it (`unstated`), the answer is older than its own date (`outdated`), its state is
#: not known here (`unrecognized`), nothing of it is among inputs that are not the whole history (`historyIncomplete`),
#: an input or a field could not be read (`inputNotRead`), answers contradict each other (`contradictory`), a date
#: cannot be right (`implausibleDate`), the merchant decides (`decidedByMerchant`), or it is used up (`usedUp`). New
#: values may be added.
AccessReason = (
    Literal[
        "unstated", "outdated", "unrecognized", "historyIncomplete", "inputNotRead", "contradictory", "implausibleDate",
        "decidedByMerchant", "usedUp",
    ]
    | str
)

#: The fields state it (`stated`), it was calculated from them (`calculation`), the store’s own rule (`storeRule`), the
#: days of a time zone (`zone`), it was decided from the fields (`decision`), what a field means that is not there
#: (`documentedAbsence`), the caller’s policy (`policy`), or a product file (`productFile`). New values may be added.
EvidenceRule = (
    Literal[
        "stated", "calculation", "storeRule", "zone", "decision", "documentedAbsence", "policy", "productFile",
    ]
    | str
)

#: What a restore came to, by what the stores state after it: there is access to something (`restored`), or there is
#: none, and everything that was ever bought is known (`nothingToRestore`). Missing where that is not known. An outcome
#: of a request `outcome`. New values may be added.
StatusRestore = Literal["restored", "nothingToRestore"] | str

#: The store that sold the product. New values may be added.
Store = Literal["appStore", "googlePlay", "stripe", "amazon", "paddle", "other"] | str

#: What is true of a purchase. New values may be added.
SituationKind = (
    Literal[
        "notPurchased", "lifetime", "consumable", "purchased", "nonRenewing", "nonRenewingEnded", "prepaid",
        "pendingPurchase", "pendingPurchaseCancelled", "freeTrial", "freeTrialCancelled", "freePeriod",
        "freePeriodCancelled", "introductoryPrice", "offerPrice", "active", "running", "discountedRenewal", "cancelled",
        "removed", "planChange", "priceChange", "commitment", "gracePeriod", "billingRetry", "onHold", "paymentFailed",
        "paused", "pausePlanned", "expired", "winBackAvailable", "refunded", "purchaseCancelled", "familyShared",
        "familySharingEnded", "familySharingInterrupted", "revoked", "upgraded", "replaced", "unknown",
    ]
    | str
)

#: Who paused it, or why: the customer, the merchant, a free trial that ended without a payment method
#: (`freeTrialEnded`), a payment that failed (`paymentFailed`). Missing where it is not known. New values may be added.
SituationCause = Literal["customer", "merchant", "freeTrialEnded", "paymentFailed"] | str

#: How an amount stands to tax: the tax is in it (`included`), or tax that applies comes on top of it (`added`). What
#: that comes to is never calculated. New values may be added.
Tax = Literal["included", "added"] | str

#: How two plans compare: to a lower level (`downgrade`), to a higher level (`upgrade`), or to the same level or one
#: that is not known (`crossgrade`). New values may be added.
PlanDirection = Literal["downgrade", "upgrade", "crossgrade"] | str

#: What is announced: a higher price (`increase`), a higher price if the customer agrees (`awaitingConsent`), a lower
#: price (`decrease`). New values may be added.
PriceChangeKind = Literal["increase", "awaitingConsent", "decrease"] | str

#: The kind of an offer; `unspecified` is any offer of Google Play. New values may be added.
OfferType = Literal["introductory", "promotional", "winBack", "code", "retention", "unspecified"] | str

#: How an offer is paid: nothing (`freeTrial`), each period (`payAsYouGo`), once for the whole time (`payUpFront`), once
#: (`oneTime`). New values may be added.
PaymentMode = Literal["freeTrial", "payAsYouGo", "payUpFront", "oneTime"] | str

#: Where the mode is from: the purchase (`purchase`), or a product file (`productFile`). Missing where the mode is. New
#: values may be added.
RunningOfferModeSource = Literal["purchase", "productFile"] | str

#: What is not told: whether the customer has access (`access`), whether the purchase renews (`renewal`), when the next
#: charge comes (`nextCharge`), how much it is (`amount`), which offer runs (`offer`), whether a payment failed
#: (`payment`), why it ended (`cause`), what is planned after the next charge (`later`). New values may be added.
WithheldFact = Literal["access", "renewal", "nextCharge", "amount", "offer", "payment", "cause", "later"] | str

#: Why: what stands in the field cannot be read (`unreadable`), an identifier stands in place of an object
#: (`notExpanded`), the field changes the fact in a way that is not calculated (`undecided`), this version has no such
#: field in its list (`unknownField`), or the merchant decides it and no `policy` states how (`decidedByMerchant`). New
#: values may be added.
WithheldReason = Literal["unreadable", "notExpanded", "undecided", "unknownField", "decidedByMerchant"] | str

#: `storefront` where the days of this purchase are not those of `timeZone`: nobody stated the customer’s time zone, and
#: the days are those of the country where the customer buys. An instant that lies in two days there has the day of UTC,
#: and a last day is right in every time zone of the country. Missing elsewhere. New values may be added.
StatusResultZoneSource = Literal["storefront"] | str

#: What ends: a free trial (`trial`), other free time (`freePeriod`), or access, which nothing follows (`access`). New
#: values may be added.
TimeLeftOf = Literal["trial", "freePeriod", "access"] | str

#: What was bought: a subscription (`subscription`), a plan that is paid in advance (`prepaid`), access for a time
#: (`pass`), access for good (`lifetime`), something that is used up (`consumable`), something of no stated kind
#: (`unstated`), or nothing (`nothing`). New values may be added.
TimelineHolds = Literal["subscription", "prepaid", "pass", "lifetime", "consumable", "unstated", "nothing"] | str

#: Who pays: the customer, another member of the family (`family`), nobody, as the seller granted it (`seller`), or not
#: stated (`unstated`). New values may be added.
TimelinePayer = Literal["customer", "family", "seller", "unstated"] | str

#: Whether the customer has access: `given`, `none`, `notYet`, or `notStated`. New values may be added.
TimelineAccess = Literal["given", "none", "notYet", "notStated"] | str

#: What is paid for the time that runs: nothing in a trial (`trial`), in other free time (`freeOffer`) or for a free
#: plan (`freePlan`), the price of an offer (`offer`), the full price (`full`), nothing that is paid over and over
#: (`none`), or not stated (`notStated`). New values may be added.
TimelinePaying = Literal["trial", "freeOffer", "freePlan", "offer", "full", "none", "notStated"] | str

#: A payment failed (`payment`), it is paused (`pause`), or it waits for an approval or its first payment (`approval`).
#: New values may be added.
TroubleKind = Literal["payment", "pause", "approval"] | str

#: With `payment`: access goes on meanwhile (`grace`), the store tries again without access (`retry`), it is on hold
#: without access (`hold`), or the merchant decides (`unstated`). New values may be added.
TroubleStage = Literal["grace", "retry", "hold", "unstated"] | str

#: With `pause`: who paused it, or why. Missing where nothing states that. New values may be added.
TroubleCause = Literal["customer", "merchant", "freeTrialEnded", "paymentFailed"] | str

#: How it ended. Missing where it has not. New values may be added.
TimelineOver = (
    Literal[
        "expired", "refunded", "cancelled", "revoked", "upgraded", "replaced", "sharingEnded", "neverCompleted",
    ]
    | str
)

#: In place of `at`: at the end of the period, of which no date is stated (`endOfPeriod`), or not stated (`notStated`).
#: New values may be added.
MomentUndated = Literal["endOfPeriod", "notStated"] | str

#: Nothing that could cost anything happens (`none`), the next period costs nothing (`free`), exactly `amount`
#: (`exactly`), `amount` at most (`atMost`), or an amount that is not stated (`notStated`). New values may be added.
MomentChargeKind = Literal["none", "free", "exactly", "atMost", "notStated"] | str

#: With `notStated`: why. No field states it (`store`), a field that `withheld` names leaves it open (`doubt`), a
#: consent that the customer has not given (`consent`), another plan whose price is not stated (`plan`), a new price
#: without a date (`price`), a pause that comes first (`pause`). New values may be added.
MomentChargeReason = Literal["store", "doubt", "consent", "plan", "price", "pause"] | str

#: How the charge is collected: by itself (`automatic`), or by an invoice (`invoice`). Missing where nothing is charged,
#: or where that is not known. New values may be added.
MomentCollected = Literal["automatic", "invoice"] | str

#: A free trial ends, an offer begins or ends, the price changes, another plan takes over, a commitment begins, is paid
#: or ends, a pause begins (`pauses`) or ends (`resumes`), what was ordered before its release is released (`releases`),
#: an item ends, or the purchase ends. New values may be added.
MomentChangeKind = (
    Literal[
        "trialEnds", "offerBegins", "offerEnds", "price", "plan", "commitmentBegins", "paymentsLeft", "commitmentEnds",
        "pauses", "resumes", "releases", "itemEnds", "ends",
    ]
    | str
)

#: It comes, unless the customer takes the way out (`certain`); if the customer agrees (`ifAgreed`); or that is not
#: known (`open`). New values may be added.
MomentCertaintyKind = Literal["certain", "ifAgreed", "open"] | str

#: With `open`: why. No field states it (`store`), a field that `withheld` names leaves it open (`doubt`), a consent
#: that the customer has not given (`consent`), another plan whose price is not stated (`plan`), a new price without a
#: date (`price`), a pause that comes first (`pause`). New values may be added.
MomentCertaintyReason = Literal["store", "doubt", "consent", "plan", "price", "pause"] | str

#: By a cancellation before `before` (`cancel`), by one as the store’s rule asks for, as the charge has no date
#: (`cancelUndated`), by nothing, because of a commitment (`noneUntil`), there is nothing to avoid (`notNeeded`), or not
#: stated (`notStated`). New values may be added.
MomentWayOutKind = Literal["cancel", "cancelUndated", "noneUntil", "notNeeded", "notStated"] | str

#: What a value is: an amount with its currency (`money`), a length of time (`length`), a whole number (`count`), a date
#: or time of day (`date`), a percentage (`percent`), a name from outside the catalog (`name`), the address of a page
#: (`link`). New values may be added.
PartKind = Literal["money", "length", "count", "date", "percent", "name", "link"] | str

#: What an amount is: `billed` is what the store charges and must be the clearest amount on the screen; `calculated` is
#: derived and never charged; `introductory` is the price of an offer; `total` is a sum of payments; `former` is the
#: regular price, struck through; `reference` is the price of another product. New values may be added.
MoneyRole = Literal["billed", "calculated", "introductory", "total", "former", "reference"] | str

#: The answer. Unknown is an answer: promise nothing then. New values may be added.
OfferAnswerOutcome = Literal["eligible", "ineligible", "unknown"] | str

#: Why. Missing for `eligible`. `productHasNoSuchOffer`: no product of the group has such an offer. `freeTrialUsed`,
#: `introductoryOfferUsed`: the customer had one before. `activeSubscription`: the customer subscribes.
#: `paymentProblem`: a payment has failed. `refunded`: a purchase was refunded. `neverSubscribed`: the customer has
#: never subscribed. `notListedByStore`: the store lists no offer. `offerForOtherCustomers`: the offer is for other
#: customers. `offerHasNoPriceInStorefront`: it has no price there. `statedIneligible`: the request rules it out.
#: Unknown: `notStated`: the request leaves it open. `historyIncomplete`: the inputs are not everything. `inputNotRead`:
#: an input could not be read. `noHistory`: there is no input from the store. `statusUnknown`: the situation is not
#: known. `groupUnknown`: the group is not known. `offerUnknown`: an offer that was used is of an unknown kind.
#: `decidedByStore`: only the store decides it. `decidedByMerchant`: the merchant decides it, who sells without a store.
#: New values may be added.
OfferAnswerReason = (
    Literal[
        "statedIneligible", "productHasNoSuchOffer", "offerHasNoPriceInStorefront", "freeTrialUsed",
        "introductoryOfferUsed", "activeSubscription", "paymentProblem", "refunded", "neverSubscribed",
        "notListedByStore", "offerForOtherCustomers", "notStated", "historyIncomplete", "inputNotRead", "noHistory",
        "statusUnknown", "groupUnknown", "offerUnknown", "decidedByStore", "decidedByMerchant",
    ]
    | str
)

#: For offer codes: whether the customer is `new`, subscribes (`existing`), or has subscribed (`expired`). Missing where
#: that is not known. New values may be added.
OfferAnswerCustomers = Literal["new", "existing", "expired"] | str

#: How a product is paid: at once (`billedUpFront`), or monthly with a commitment (`monthlyWithCommitment`). New values
#: may be added.
BillingPlan = Literal["billedUpFront", "monthlyWithCommitment"] | str

#: Whether the customer gets an offer: `eligible`, `unknown`, or why there is none, as in `reason` of `offerAnswer`. New
#: values may be added.
PaywallResultOutcome = (
    Literal[
        "eligible", "unknown", "statedIneligible", "productHasNoSuchOffer", "offerHasNoPriceInStorefront",
        "freeTrialUsed", "introductoryOfferUsed", "activeSubscription", "paymentProblem", "refunded", "neverSubscribed",
        "notListedByStore", "offerForOtherCustomers",
    ]
    | str
)

#: What follows: a new commitment (`newCommitment`), or renewals without one (`withoutCommitment`). Missing where it is
#: not known. New values may be added.
CommitmentRenewal = Literal["newCommitment", "withoutCommitment"] | str

#: The customer has it (`current`), can buy it (`buy`), or change to it: to a higher plan of the group (`upgrade`), a
#: lower one (`downgrade`), or one of the same level (`crossgrade`). It cannot be bought now (`unavailable`), or that is
#: not known (`notStated`). New values may be added.
PlanChoiceKind = Literal["current", "buy", "upgrade", "downgrade", "crossgrade", "unavailable", "notStated"] | str

#: Why it is `unavailable` or `notStated`. A payment failed (`gracePeriod`, `billingRetry`, `onHold`, `paymentFailed`),
#: the subscription is paused (`paused`), a purchase waits (`pending`), it is chosen already and takes over next
#: (`nextPlan`). Nothing is known of the customer (`noHistory`), not everything (`historyIncomplete`), or an input could
#: not be read (`inputNotRead`); a situation (`statusUnknown`), a group (`groupUnknown`), a level (`levelUnknown`) or a
#: plan (`planUnknown`) is not stated; the store ranks no plans (`levelsNotStated`); a member of the family pays
#: (`familyShared`); it runs in another store (`otherStore`). New values may be added.
PlanChoiceWhy = (
    Literal[
        "gracePeriod", "billingRetry", "onHold", "paymentFailed", "paused", "pending", "nextPlan", "noHistory",
        "historyIncomplete", "inputNotRead", "statusUnknown", "groupUnknown", "levelUnknown", "levelsNotStated",
        "planUnknown", "familyShared", "otherStore",
    ]
    | str
)

#: When a change takes effect, by the store’s own rule: at once (`now`), or at the next renewal (`atRenewal`). Missing
#: where the store has no rule. New values may be added.
PlanChoiceTakesEffect = Literal["now", "atRenewal"] | str

#: Where the product's name is from: the requested language (`requestedLanguage`), the language of the file
#: (`fileLocale`), any other language of the file (`anyLanguage`), or the product's identifier, because there is no name
#: (`productID`). New values may be added.
NameSource = Literal["requestedLanguage", "fileLocale", "anyLanguage", "productID"] | str

#: Where `now` comes from: the caller stated it (`given`), the clock of the machine (`clock`), or the store (`store`): a
#: clock of the machine that lies at most 48 hours before a verified date of the store gives way to that date. New
#: values may be added.
NowSource = Literal["given", "clock", "store"] | str

#: Where `timeZone` comes from: the caller stated it (`given`), or it is assumed (`assumed`): the last day of a deadline
#: is then one that is right in every time zone of the storefront’s country (`zoneSource` of the result), else of the
#: world. New values may be added.
ZoneSource = Literal["given", "assumed"] | str

#: What it is about. New values may be added.
NoticeKind = Literal["trialEnding", "renewal", "priceChange", "paymentFailed", "cancelled"] | str

#: Who writes to the customer: the seller (`you`), or the store, which sends its own texts on its own days. New values
#: may be added.
NoticeSender = Literal["you", "store"] | str

#: How the days stand to `now`: ahead (`upcoming`), today (`due`), over while the customer can still act (`late`), or
#: not known (`unknown`): `missing` has what it takes. Missing without a rule. New values may be added.
NoticeState = Literal["upcoming", "due", "late", "unknown"] | str

NoticeMissing = (
    Literal[
        "product", "amount", "chargeDate", "lastDay", "frequency", "howToCancel", "cancelLink", "seller", "region",
        "timeZone", "offerLength", "period",
    ]
    | str
)

#: What a purchase or a restore came to. `silent`: a flow began, and nothing is told. `bought`: it was bought.
#: `pending`: the purchase waits for approval. `restored`: what was bought before is there again. `nothingToRestore`:
#: nothing was bought that could be restored. `cancelled`: the customer cancelled, and nothing is told. `failed`: it
#: failed, the cause is not known. `purchasesDisabled`: the device does not allow purchases. `notAvailable`,
#: `notAvailableInStorefront`: the product cannot be bought now, or not in this country or region. `network`: no
#: connection to the store. `storeUnavailable`: the store does not answer. `offerNotUsable`: the offer was refused.
#: `alreadyOwned`, `notOwned`: it was bought before, or was not. `signInNeeded`: the store asks to sign in again.
#: `accountUnavailable`: the store cannot sell to the account. `unsupported`: the device cannot make such a purchase.
#: `balance`: a balance. New values may be added.
Outcome = (
    Literal[
        "silent", "bought", "pending", "restored", "nothingToRestore", "cancelled", "failed", "purchasesDisabled",
        "notAvailable", "notAvailableInStorefront", "network", "storeUnavailable", "offerNotUsable", "alreadyOwned",
        "notOwned", "signInNeeded", "accountUnavailable", "unsupported", "balance",
    ]
    | str
)

#: What they are for: the button that places an order (`orderButton`), what opens a withdrawal from the contract
#: (`withdrawal`) and sends it (`withdrawalConfirmation`), what opens the end of a contract (`cancellation`) and sends
#: it (`cancellationConfirmation`). New values may be added.
WordsLine = (
    Literal[
        "orderButton", "withdrawal", "withdrawalConfirmation", "cancellation", "cancellationConfirmation",
    ]
    | str
)

#: Where the words are from: the text of a national law (`law`), the directive as a judgment of the Court of Justice
#: quotes it (`judgment`), the directive as two public collections of its language versions have it (`collection`), what
#: shops use (`usage`). New values may be added.
WordsGrade = Literal["law", "judgment", "collection", "usage"] | str

#: How its texts address the reader; null where the language has one form, or nothing is stated.
LocaleAddress = Literal["formal", "informal"] | str

#: How far the catalog has been read: written by one person (`drafted`), read by a second one (`second-reading`), read
#: by a native speaker (`native`), or not known (an empty string). New values may be added.
LocaleReview = Literal["drafted", "second-reading", "native", ""] | str

#: Why: a catalog of its own (`exact`), another name of it (`alias`), the nearest catalog of the same language and
#: script (`nearest`), a pseudo-locale for testing layouts (`pseudo`), or no catalog of the language and script
#: (`fallback`). New values may be added.
LocaleMatchReason = Literal["exact", "alias", "nearest", "pseudo", "fallback"] | str


class Defaults(View):
    """The values that were used for `locales`, `timeZone`, `now`, `products`, `storefront` and `claims`, where the
    operation uses them and they are missing in the request. The defaults of other members never change.
    `paywright/error/1` has no `defaults`.
    """

    __slots__ = ()

    @property
    def locales(self) -> list[str]:
        """The languages used."""
        value: list[str] = self.raw.get("locales") or []
        return value

    @property
    def time_zone(self) -> str | None:
        """The time zone used."""
        value: str | None = self.raw.get("timeZone")
        return value

    @property
    def now(self) -> str | None:
        """The moment used: the one at which the request was read."""
        value: str | None = self.raw.get("now")
        return value

    @property
    def products(self) -> str | None:
        """The name of the product set used."""
        value: str | None = self.raw.get("products")
        return value

    @property
    def storefront(self) -> Any:
        """The country or region whose prices were used: one, or an array of those of the results, which is
        empty where there are none.
        """
        value: Any = self.raw.get("storefront")
        return value

    @property
    def claims(self) -> Literal["each"] | None:
        """Each offer in turn."""
        value: Literal["each"] | None = self.raw.get("claims")
        return value


class Answer(View):
    """The first members of every answer to a request."""

    __slots__ = ()

    @property
    def schema(self) -> str:
        """The name and version of the answer's schema."""
        value: str = self.raw["schema"]
        return value

    @property
    def id(self) -> str | int | None:
        """The `id` of the request; null where the request has none, or where it cannot be read."""
        value: str | int | None = self.raw["id"]
        return value

    @property
    def paywright(self) -> str:
        """The version of Paywright."""
        value: str = self.raw["paywright"]
        return value

    @property
    def icu(self) -> str:
        """The version of ICU, whose rules and data format numbers and dates."""
        value: str = self.raw["icu"]
        return value

    @property
    def cldr(self) -> str:
        """The version of CLDR, from which ICU has its data about languages."""
        value: str = self.raw["cldr"]
        return value

    @property
    def defaults(self) -> Defaults | None:
        """The values that were used for `locales`, `timeZone`, `now`, `products`, `storefront` and `claims`,
        where the operation uses them and they are missing in the request. The defaults of other members never
        change. `paywright/error/1` has no `defaults`.
        """
        value = self.raw.get("defaults")
        return None if value is None else Defaults(value)


class Diagnostic(View):
    """Something that was found wrong, or that was assumed."""

    __slots__ = ()

    @property
    def severity(self) -> Severity:
        """How much it weighs: `error`: something is lost or a text is wrong; `warning`: nothing is lost,
        something was assumed; `note`: nothing is wrong, and it is good to know; `info`: what was chosen because
        the request leaves it open. New values may be added.
        """
        value: Severity = self.raw["severity"]
        return value

    @property
    def code(self) -> str:
        """The kind of fault, for programs. Codes do not change; new ones may be added."""
        value: str = self.raw["code"]
        return value

    @property
    def file(self) -> str | None:
        """The file, as it was named."""
        value: str | None = self.raw.get("file")
        return value

    @property
    def path(self) -> str | None:
        """The JSON path of the value, from the root `$`. A missing value has the path that it would have. In a
        catalog of messages, the key of the message.
        """
        value: str | None = self.raw.get("path")
        return value

    @property
    def key(self) -> str | None:
        """The key of the message concerned. Only in what `paywright check` prints."""
        value: str | None = self.raw.get("key")
        return value

    @property
    def line(self) -> int | None:
        """The line, counted from 1."""
        value: int | None = self.raw.get("line")
        return value

    @property
    def column(self) -> int | None:
        """The column, counted from 1 in Unicode scalars."""
        value: int | None = self.raw.get("column")
        return value

    @property
    def product(self) -> str | None:
        """The product concerned."""
        value: str | None = self.raw.get("product")
        return value

    @property
    def message(self) -> str:
        """What is wrong, in words for a person."""
        value: str = self.raw["message"]
        return value

    @property
    def found(self) -> str | None:
        """What stands there, short."""
        value: str | None = self.raw.get("found")
        return value

    @property
    def expected(self) -> str | None:
        """What should stand there."""
        value: str | None = self.raw.get("expected")
        return value

    @property
    def consequence(self) -> str | None:
        """What became of it."""
        value: str | None = self.raw.get("consequence")
        return value

    @property
    def checked(self) -> list[str]:
        """The rules that were checked. Only in the note `checkout-checked`. New rules may be added."""
        value: list[str] = self.raw.get("checked") or []
        return value

    @property
    def not_checked(self) -> dict[str, str] | None:
        """The rules that were not checked, each with what was missing. Only in the note `checkout-checked`."""
        value: dict[str, str] | None = self.raw.get("notChecked")
        return value


class ZoneData(View):
    """The rules of time zones that dates were calculated with."""

    __slots__ = ()

    @property
    def source(self) -> ZoneDataSource:
        """Where they are from: the zone files of the machine (`system`), a folder of zone files (`directory`),
        or ICU (`icu`). New values may be added.
        """
        value: ZoneDataSource = self.raw["source"]
        return value

    @property
    def version(self) -> str:
        """Their release; `unknown` where it is not known."""
        value: str = self.raw["version"]
        return value


class AccessToAnything(View):
    """Whether there is access to anything at all."""

    __slots__ = ()

    @property
    def kind(self) -> AccessKind:
        """There is access (`granted`), there is none or no more (`ended`), what was bought waits for an
        approval or its payment or begins later (`notYet`), or that is not stated (`notStated`). New values may
        be added.
        """
        value: AccessKind = self.raw["kind"]
        return value

    @property
    def until(self) -> str | None:
        """With `granted`: until when at least. Missing where it is kept for good, or no end is stated."""
        value: str | None = self.raw.get("until")
        return value

    @property
    def on(self) -> str | None:
        """With `ended`: when. Missing where that is not stated, or where there was none."""
        value: str | None = self.raw.get("on")
        return value

    @property
    def reason(self) -> AccessReason | None:
        """With `notStated`: no field states it (`unstated`), the answer is older than its own date
        (`outdated`), its state is not known here (`unrecognized`), nothing of it is among inputs that are not
        the whole history (`historyIncomplete`), an input or a field could not be read (`inputNotRead`), answers
        contradict each other (`contradictory`), a date cannot be right (`implausibleDate`), the merchant
        decides (`decidedByMerchant`), or it is used up (`usedUp`). New values may be added.
        """
        value: AccessReason | None = self.raw.get("reason")
        return value


class AccessToProduct(View):
    """Whether there is access to a product."""

    __slots__ = ()

    @property
    def product(self) -> str:
        """The product, as `product` or `listedProduct` of a result has it."""
        value: str = self.raw["product"]
        return value

    @property
    def kind(self) -> AccessKind:
        """There is access (`granted`), there is none or no more (`ended`), what was bought waits for an
        approval or its payment or begins later (`notYet`), or that is not stated (`notStated`). New values may
        be added.
        """
        value: AccessKind = self.raw["kind"]
        return value

    @property
    def until(self) -> str | None:
        """With `granted`: until when at least. Missing where it is kept for good, or no end is stated."""
        value: str | None = self.raw.get("until")
        return value

    @property
    def on(self) -> str | None:
        """With `ended`: when. Missing where that is not stated, or where there was none."""
        value: str | None = self.raw.get("on")
        return value

    @property
    def reason(self) -> AccessReason | None:
        """With `notStated`: no field states it (`unstated`), the answer is older than its own date
        (`outdated`), its state is not known here (`unrecognized`), nothing of it is among inputs that are not
        the whole history (`historyIncomplete`), an input or a field could not be read (`inputNotRead`), answers
        contradict each other (`contradictory`), a date cannot be right (`implausibleDate`), the merchant
        decides (`decidedByMerchant`), or it is used up (`usedUp`). New values may be added.
        """
        value: AccessReason | None = self.raw.get("reason")
        return value


class AccessToGroup(View):
    """Whether there is access to a subscription group."""

    __slots__ = ()

    @property
    def group(self) -> str:
        """The subscription group."""
        value: str = self.raw["group"]
        return value

    @property
    def kind(self) -> AccessKind:
        """There is access (`granted`), there is none or no more (`ended`), what was bought waits for an
        approval or its payment or begins later (`notYet`), or that is not stated (`notStated`). New values may
        be added.
        """
        value: AccessKind = self.raw["kind"]
        return value

    @property
    def until(self) -> str | None:
        """With `granted`: until when at least. Missing where it is kept for good, or no end is stated."""
        value: str | None = self.raw.get("until")
        return value

    @property
    def on(self) -> str | None:
        """With `ended`: when. Missing where that is not stated, or where there was none."""
        value: str | None = self.raw.get("on")
        return value

    @property
    def reason(self) -> AccessReason | None:
        """With `notStated`: no field states it (`unstated`), the answer is older than its own date
        (`outdated`), its state is not known here (`unrecognized`), nothing of it is among inputs that are not
        the whole history (`historyIncomplete`), an input or a field could not be read (`inputNotRead`), answers
        contradict each other (`contradictory`), a date cannot be right (`implausibleDate`), the merchant
        decides (`decidedByMerchant`), or it is used up (`usedUp`). New values may be added.
        """
        value: AccessReason | None = self.raw.get("reason")
        return value


class Price(View):
    """An exact price."""

    __slots__ = ()

    @property
    def amount(self) -> str:
        """The amount in units of the currency."""
        value: str = self.raw["amount"]
        return value

    @property
    def currency(self) -> str:
        """A currency by ISO 4217."""
        value: str = self.raw["currency"]
        return value


class EvidenceField(View):
    """A field of an input."""

    __slots__ = ()

    @property
    def field(self) -> str:
        """The store, the object and the field, as the [ledger](Fields.md) names it; its last name alone where
        the ledger has no row for it.
        """
        value: str = self.raw["field"]
        return value

    @property
    def input(self) -> str:
        """The input: a file of the command, or `input` of a request, or an element of it."""
        value: str = self.raw["input"]
        return value

    @property
    def line(self) -> int:
        """The line of the input, counted from 1; of a field in signed data that of the data."""
        value: int = self.raw["line"]
        return value

    @property
    def path(self) -> str:
        """Where it stands in the input."""
        value: str = self.raw["path"]
        return value

    @property
    def value(self) -> str | None:
        """What stands there: a number as it is spelled, a text without its double quotes, cut where it is long.
        Missing for what names a person or a purchase.
        """
        value: str | None = self.raw.get("value")
        return value


class Evidence(View):
    """What facts of an answer stand on: fields of the inputs, and rules by their names. From the fields and the
    calculation alone the date, the day, the amount or the number follows.
    """

    __slots__ = ()

    @property
    def facts(self) -> list[str]:
        """Where the facts stand, as paths in the object that has the evidence."""
        value: list[str] = self.raw["facts"]
        return value

    @property
    def date(self) -> str | None:
        """The date that the facts state. Missing for everything else."""
        value: str | None = self.raw.get("date")
        return value

    @property
    def day(self) -> str | None:
        """The last day that the facts state. Missing for everything else."""
        value: str | None = self.raw.get("day")
        return value

    @property
    def price(self) -> Price | None:
        """The amount that the facts state. Missing for everything else."""
        value = self.raw.get("price")
        return None if value is None else Price(value)

    @property
    def count(self) -> int | None:
        """The number that the facts state. Missing for everything else."""
        value: int | None = self.raw.get("count")
        return value

    @property
    def rules(self) -> list[EvidenceRule]:
        """Why the facts follow from the fields."""
        value: list[EvidenceRule] = self.raw["rules"]
        return value

    @property
    def calculation(self) -> str | None:
        """How the value follows from what the fields state: an amount in `+`, `-`, `*`, `/`, `max` and `round`
        (to the nearest whole number), a date as another one less some hours, a day as the last one that is over
        in every one of `zones` at an instant. Missing where nothing is calculated.
        """
        value: str | None = self.raw.get("calculation")
        return value

    @property
    def zones(self) -> list[str]:
        """The time zones whose days count. Missing where no day is told."""
        value: list[str] = self.raw.get("zones") or []
        return value

    @property
    def fields(self) -> list[EvidenceField]:
        """The fields that state it, or that decide it."""
        return many(EvidenceField, self.raw.get("fields"))

    @property
    def absent(self) -> list[str]:
        """The fields that decide it too, and are not there, as the [ledger](Fields.md) names them. Missing
        where all are.
        """
        value: list[str] = self.raw.get("absent") or []
        return value


class Access(View):
    """What the customer has access to, of all that the inputs state: one purchase that gives access is enough.
    Missing where no input could be read.
    """

    __slots__ = ()

    @property
    def anything(self) -> AccessToAnything:
        """Whether there is access to anything at all."""
        return AccessToAnything(self.raw["anything"])

    @property
    def products(self) -> list[AccessToProduct]:
        """The same for each product that the inputs name, in the order of `results`; what `listedProduct` names too."""
        return many(AccessToProduct, self.raw.get("products"))

    @property
    def groups(self) -> list[AccessToGroup]:
        """The same for each subscription group that the inputs name."""
        return many(AccessToGroup, self.raw.get("groups"))

    @property
    def evidence(self) -> list[Evidence]:
        """What the facts beside it stand on. Only where the request has `"explain": true`."""
        return many(Evidence, self.raw.get("evidence"))


class PlanChange(View):
    """A change to another plan at the next renewal."""

    __slots__ = ()

    @property
    def direction(self) -> PlanDirection:
        """How two plans compare: to a lower level (`downgrade`), to a higher level (`upgrade`), or to the same
        level or one that is not known (`crossgrade`). New values may be added.
        """
        value: PlanDirection = self.raw["direction"]
        return value

    @property
    def new_product(self) -> str:
        """The product that takes over."""
        value: str = self.raw["newProduct"]
        return value

    @property
    def renews_on(self) -> str | None:
        """When it renews. Missing where no future date is known."""
        value: str | None = self.raw.get("renewsOn")
        return value

    @property
    def renewal_price(self) -> Price | None:
        """What the next renewal costs. Missing where the store's data do not have it."""
        value = self.raw.get("renewalPrice")
        return None if value is None else Price(value)

    @property
    def renewal_tax(self) -> Tax | None:
        """How `renewalPrice` stands to tax. Missing where the store does not state it."""
        value: Tax | None = self.raw.get("renewalTax")
        return value


class Renewal(View):
    """A renewal to come."""

    __slots__ = ()

    @property
    def renews_on(self) -> str | None:
        """When it renews. Missing where no future date is known."""
        value: str | None = self.raw.get("renewsOn")
        return value

    @property
    def renewal_price(self) -> Price | None:
        """What the next renewal costs. Missing where the store's data do not have it."""
        value = self.raw.get("renewalPrice")
        return None if value is None else Price(value)

    @property
    def renewal_tax(self) -> Tax | None:
        """How `renewalPrice` stands to tax. Missing where the store does not state it."""
        value: Tax | None = self.raw.get("renewalTax")
        return value

    @property
    def begins_commitment(self) -> bool | None:
        """Whether it begins a commitment. Missing where the store does not state it."""
        value: bool | None = self.raw.get("beginsCommitment")
        return value

    @property
    def payments(self) -> int | None:
        """How many payments it commits to. Missing where the store does not state it."""
        value: int | None = self.raw.get("payments")
        return value


class Situation(View):
    """What is true of a purchase, with its facts. A program that does not know a `kind` uses `access` and the lines."""

    __slots__ = ()

    @property
    def kind(self) -> SituationKind:
        """What is true of a purchase. New values may be added."""
        value: SituationKind = self.raw["kind"]
        return value

    @property
    def access(self) -> bool | None:
        """Whether the customer has access now."""
        value: bool | None = self.raw.get("access")
        return value

    @property
    def until(self) -> str | None:
        """When it ends."""
        value: str | None = self.raw.get("until")
        return value

    @property
    def cancelled(self) -> bool | None:
        """Whether the subscription is stated to end."""
        value: bool | None = self.raw.get("cancelled")
        return value

    @property
    def cause(self) -> SituationCause | None:
        """Who paused it, or why."""
        value: SituationCause | None = self.raw.get("cause")
        return value

    @property
    def renewal_price(self) -> Price | None:
        """What is charged when it resumes."""
        value = self.raw.get("renewalPrice")
        return None if value is None else Price(value)

    @property
    def renewal_tax(self) -> Tax | None:
        """How `renewalPrice` stands to tax. Missing where the store does not state it."""
        value: Tax | None = self.raw.get("renewalTax")
        return value

    @property
    def from_(self) -> str | None:
        """When the pause begins."""
        value: str | None = self.raw.get("from")
        return value

    @property
    def cancelled_on(self) -> str | None:
        """When. Missing where no past date is known."""
        value: str | None = self.raw.get("cancelledOn")
        return value

    @property
    def ended_on(self) -> str | None:
        """When it ended."""
        value: str | None = self.raw.get("endedOn")
        return value

    @property
    def quantity(self) -> int | None:
        """How many were bought."""
        value: int | None = self.raw.get("quantity")
        return value

    @property
    def extendable_from(self) -> str | None:
        """From when on it can be extended. Missing where no future date is known."""
        value: str | None = self.raw.get("extendableFrom")
        return value

    @property
    def can_be_extended(self) -> bool | None:
        """Whether a field states a time from which it can be extended, and that has come."""
        value: bool | None = self.raw.get("canBeExtended")
        return value

    @property
    def converts(self) -> bool | None:
        """Whether a paid renewal follows: true, or null where that is not known."""
        value: bool | None = self.raw.get("converts")
        return value

    @property
    def renews_on(self) -> str | None:
        """When it renews. Missing where no future date is known."""
        value: str | None = self.raw.get("renewsOn")
        return value

    @property
    def is_last_period(self) -> bool | None:
        """Whether the next charge is known to be the full price."""
        value: bool | None = self.raw.get("isLastPeriod")
        return value

    @property
    def direction(self) -> PlanDirection | None:
        """How the plans compare."""
        value: PlanDirection | None = self.raw.get("direction")
        return value

    @property
    def new_product(self) -> str | None:
        """The product that takes over."""
        value: str | None = self.raw.get("newProduct")
        return value

    @property
    def change(self) -> PriceChangeKind | None:
        """What is announced."""
        value: PriceChangeKind | None = self.raw.get("change")
        return value

    @property
    def old_price(self) -> Price | None:
        """The price now. Missing where the store's data do not have it."""
        value = self.raw.get("oldPrice")
        return None if value is None else Price(value)

    @property
    def new_price(self) -> Price | None:
        """The price after the change. Missing where the store's data do not have it."""
        value = self.raw.get("newPrice")
        return None if value is None else Price(value)

    @property
    def consent_deadline(self) -> str | None:
        """Until when the customer can agree. Missing where it is not known."""
        value: str | None = self.raw.get("consentDeadline")
        return value

    @property
    def period_ends(self) -> str | None:
        """Where the customer's consent is awaited: when the period that is paid for ends. Missing where it is
        not known.
        """
        value: str | None = self.raw.get("periodEnds")
        return value

    @property
    def plan_change(self) -> PlanChange | None:
        """A change of plan that is pending beside it."""
        value = self.raw.get("planChange")
        return None if value is None else PlanChange(value)

    @property
    def before(self) -> Situation | None:
        """What is true until the new price comes, where a charge at today's price comes a day or more before
        it, or payments of a commitment are left.
        """
        value = self.raw.get("before")
        return None if value is None else Situation(value)

    @property
    def payments_left(self) -> int | None:
        """How many payments are left. Missing where it is not known."""
        value: int | None = self.raw.get("paymentsLeft")
        return value

    @property
    def ends_on(self) -> str | None:
        """When the commitment ends. Missing where it is not known."""
        value: str | None = self.raw.get("endsOn")
        return value

    @property
    def then(self) -> Renewal | None:
        """What follows the last period: the renewal that begins the next commitment. Missing where it is not known."""
        value = self.raw.get("then")
        return None if value is None else Renewal(value)

    @property
    def offers(self) -> list[str]:
        """The identifiers of the win-back offers, the best first."""
        value: list[str] = self.raw.get("offers") or []
        return value

    @property
    def refunded_on(self) -> str | None:
        """When. Missing where no past date is known."""
        value: str | None = self.raw.get("refundedOn")
        return value

    @property
    def partial(self) -> bool | None:
        """Whether only a part was refunded."""
        value: bool | None = self.raw.get("partial")
        return value

    @property
    def other_period(self) -> bool | None:
        """Whether another period of the same subscription runs."""
        value: bool | None = self.raw.get("otherPeriod")
        return value

    @property
    def fraction(self) -> str | None:
        """The part that was refunded, from 0 to 1. Missing where it is not known."""
        value: str | None = self.raw.get("fraction")
        return value

    @property
    def earlier_date(self) -> str | None:
        """With the cause `contradictory`: the earliest end that the inputs have."""
        value: str | None = self.raw.get("earlierDate")
        return value

    @property
    def later_date(self) -> str | None:
        """With the cause `contradictory`: the latest end that the inputs have."""
        value: str | None = self.raw.get("laterDate")
        return value


class Preorder(View):
    """The release of what is ordered before it: the price is the most that is charged then, and nothing is charged
    with the order. Only of a pre-order.
    """

    __slots__ = ()

    @property
    def release(self) -> str | None:
        """When it is released, and charged. Missing where that is not stated."""
        value: str | None = self.raw.get("release")
        return value

    @property
    def until(self) -> str | None:
        """Until when it can be ordered. Missing where that is not stated."""
        value: str | None = self.raw.get("until")
        return value


class Rental(View):
    """For how long the product is rented. Only of a rental."""

    __slots__ = ()

    @property
    def period(self) -> str | None:
        """How long it can be used from the purchase on, by ISO 8601. Missing where that is not stated."""
        value: str | None = self.raw.get("period")
        return value

    @property
    def after_start(self) -> str | None:
        """After how much time it ends once it is started, by ISO 8601 in hours or days. Missing where starting
        it changes nothing.
        """
        value: str | None = self.raw.get("afterStart")
        return value


class RunningOffer(View):
    """The offer that runs."""

    __slots__ = ()

    @property
    def type(self) -> OfferType | None:
        """The kind of an offer; `unspecified` is any offer of Google Play. New values may be added."""
        value: OfferType | None = self.raw.get("type")
        return value

    @property
    def id(self) -> str | None:
        """The offer's identifier. Missing where it is not known."""
        value: str | None = self.raw.get("id")
        return value

    @property
    def mode(self) -> PaymentMode | None:
        """How an offer is paid: nothing (`freeTrial`), each period (`payAsYouGo`), once for the whole time
        (`payUpFront`), once (`oneTime`). New values may be added.
        """
        value: PaymentMode | None = self.raw.get("mode")
        return value

    @property
    def mode_source(self) -> RunningOfferModeSource | None:
        """Where the mode is from: the purchase (`purchase`), or a product file (`productFile`). Missing where
        the mode is. New values may be added.
        """
        value: RunningOfferModeSource | None = self.raw.get("modeSource")
        return value


class Withheld(View):
    """One fact that is not told."""

    __slots__ = ()

    @property
    def fact(self) -> WithheldFact:
        """What is not told: whether the customer has access (`access`), whether the purchase renews
        (`renewal`), when the next charge comes (`nextCharge`), how much it is (`amount`), which offer runs
        (`offer`), whether a payment failed (`payment`), why it ended (`cause`), what is planned after the next
        charge (`later`). New values may be added.
        """
        value: WithheldFact = self.raw["fact"]
        return value

    @property
    def reason(self) -> WithheldReason:
        """Why: what stands in the field cannot be read (`unreadable`), an identifier stands in place of an
        object (`notExpanded`), the field changes the fact in a way that is not calculated (`undecided`), this
        version has no such field in its list (`unknownField`), or the merchant decides it and no `policy`
        states how (`decidedByMerchant`). New values may be added.
        """
        value: WithheldReason = self.raw["reason"]
        return value

    @property
    def field(self) -> str:
        """Where the field stands in its input, as a JSON path."""
        value: str = self.raw["field"]
        return value


class TimeLeft(View):
    """The time that is left until free time or access ends, where that end is stated and lies ahead: `days` or
    `hours`. Missing where what runs may go on then: a period that renews, a grace period, what a member of the
    family shares.
    """

    __slots__ = ()

    @property
    def of(self) -> TimeLeftOf:
        """What ends: a free trial (`trial`), other free time (`freePeriod`), or access, which nothing follows
        (`access`). New values may be added.
        """
        value: TimeLeftOf = self.raw["of"]
        return value

    @property
    def days(self) -> int | None:
        """How many midnights of the time zone lie before the end, at least 1. Only where 24 hours or more are left."""
        value: int | None = self.raw.get("days")
        return value

    @property
    def hours(self) -> int | None:
        """How many whole hours are left; 0 for less than one. Only where less than 24 hours are left."""
        value: int | None = self.raw.get("hours")
        return value


class Trouble(View):
    """What keeps a purchase from going on as it should. Missing where nothing does."""

    __slots__ = ()

    @property
    def kind(self) -> TroubleKind:
        """A payment failed (`payment`), it is paused (`pause`), or it waits for an approval or its first
        payment (`approval`). New values may be added.
        """
        value: TroubleKind = self.raw["kind"]
        return value

    @property
    def stage(self) -> TroubleStage | None:
        """With `payment`: access goes on meanwhile (`grace`), the store tries again without access (`retry`),
        it is on hold without access (`hold`), or the merchant decides (`unstated`). New values may be added.
        """
        value: TroubleStage | None = self.raw.get("stage")
        return value

    @property
    def cause(self) -> TroubleCause | None:
        """With `pause`: who paused it, or why. Missing where nothing states that. New values may be added."""
        value: TroubleCause | None = self.raw.get("cause")
        return value


class MomentCharge(View):
    """What is charged at a moment."""

    __slots__ = ()

    @property
    def kind(self) -> MomentChargeKind:
        """Nothing that could cost anything happens (`none`), the next period costs nothing (`free`), exactly
        `amount` (`exactly`), `amount` at most (`atMost`), or an amount that is not stated (`notStated`). New
        values may be added.
        """
        value: MomentChargeKind = self.raw["kind"]
        return value

    @property
    def amount(self) -> str | None:
        """The amount in units of the currency. Only with `exactly` and `atMost`."""
        value: str | None = self.raw.get("amount")
        return value

    @property
    def currency(self) -> str | None:
        """A currency by ISO 4217."""
        value: str | None = self.raw.get("currency")
        return value

    @property
    def tax(self) -> Tax | None:
        """How an amount stands to tax: the tax is in it (`included`), or tax that applies comes on top of it
        (`added`). What that comes to is never calculated. New values may be added.
        """
        value: Tax | None = self.raw.get("tax")
        return value

    @property
    def every(self) -> str | None:
        """How often that price is charged. Missing where it may not be the full price, or no joined product
        tells it.
        """
        value: str | None = self.raw.get("every")
        return value

    @property
    def quantity(self) -> int | None:
        """How many seats or pieces `amount` is for, all together. Missing where it is for one, or where that is
        not stated.
        """
        value: int | None = self.raw.get("quantity")
        return value

    @property
    def reason(self) -> MomentChargeReason | None:
        """With `notStated`: why. No field states it (`store`), a field that `withheld` names leaves it open
        (`doubt`), a consent that the customer has not given (`consent`), another plan whose price is not stated
        (`plan`), a new price without a date (`price`), a pause that comes first (`pause`). New values may be
        added.
        """
        value: MomentChargeReason | None = self.raw.get("reason")
        return value


class MomentChange(View):
    """What changes at a moment."""

    __slots__ = ()

    @property
    def kind(self) -> MomentChangeKind:
        """A free trial ends, an offer begins or ends, the price changes, another plan takes over, a commitment
        begins, is paid or ends, a pause begins (`pauses`) or ends (`resumes`), what was ordered before its
        release is released (`releases`), an item ends, or the purchase ends. New values may be added.
        """
        value: MomentChangeKind = self.raw["kind"]
        return value

    @property
    def old_price(self) -> Price | None:
        """With `price`: the price before. Missing where it is not stated."""
        value = self.raw.get("oldPrice")
        return None if value is None else Price(value)

    @property
    def new_price(self) -> Price | None:
        """With `price`: the price after. Missing where it is not stated."""
        value = self.raw.get("newPrice")
        return None if value is None else Price(value)

    @property
    def increase(self) -> bool | None:
        """With `price`: whether it goes up, also where a price is not stated. Missing where that is not known."""
        value: bool | None = self.raw.get("increase")
        return value

    @property
    def new_product(self) -> str | None:
        """With `plan`: the product that takes over."""
        value: str | None = self.raw.get("newProduct")
        return value

    @property
    def direction(self) -> PlanDirection | None:
        """How two plans compare: to a lower level (`downgrade`), to a higher level (`upgrade`), or to the same
        level or one that is not known (`crossgrade`). New values may be added.
        """
        value: PlanDirection | None = self.raw.get("direction")
        return value

    @property
    def payments(self) -> int | None:
        """With `commitmentBegins`: how many payments. Missing where that is not stated."""
        value: int | None = self.raw.get("payments")
        return value

    @property
    def total(self) -> Price | None:
        """With `commitmentBegins`: what they come to. Missing where not all of them are known to be alike."""
        value = self.raw.get("total")
        return None if value is None else Price(value)

    @property
    def until(self) -> str | None:
        """With `commitmentBegins`: when it ends. Missing where that is not stated."""
        value: str | None = self.raw.get("until")
        return value

    @property
    def payments_left(self) -> int | None:
        """With `paymentsLeft`: how many are left, with this one. Missing where that is not stated."""
        value: int | None = self.raw.get("paymentsLeft")
        return value


class MomentCertainty(View):
    """How certain a moment is."""

    __slots__ = ()

    @property
    def kind(self) -> MomentCertaintyKind:
        """It comes, unless the customer takes the way out (`certain`); if the customer agrees (`ifAgreed`); or
        that is not known (`open`). New values may be added.
        """
        value: MomentCertaintyKind = self.raw["kind"]
        return value

    @property
    def by(self) -> str | None:
        """With `ifAgreed`: the first instant that is too late. Missing where none is stated."""
        value: str | None = self.raw.get("by")
        return value

    @property
    def last_day(self) -> str | None:
        """The last whole day for it, in the time zone of the answer. Missing where no whole day is left."""
        value: str | None = self.raw.get("lastDay")
        return value

    @property
    def reason(self) -> MomentCertaintyReason | None:
        """With `open`: why. No field states it (`store`), a field that `withheld` names leaves it open
        (`doubt`), a consent that the customer has not given (`consent`), another plan whose price is not stated
        (`plan`), a new price without a date (`price`), a pause that comes first (`pause`). New values may be
        added.
        """
        value: MomentCertaintyReason | None = self.raw.get("reason")
        return value


class MomentWayOut(View):
    """How the customer avoids the charge of a moment."""

    __slots__ = ()

    @property
    def kind(self) -> MomentWayOutKind:
        """By a cancellation before `before` (`cancel`), by one as the store’s rule asks for, as the charge has
        no date (`cancelUndated`), by nothing, because of a commitment (`noneUntil`), there is nothing to avoid
        (`notNeeded`), or not stated (`notStated`). New values may be added.
        """
        value: MomentWayOutKind = self.raw["kind"]
        return value

    @property
    def before(self) -> str | None:
        """With `cancel`: the first instant that is too late by the store’s rule. It may have passed: then a
        cancellation may come after the charge.
        """
        value: str | None = self.raw.get("before")
        return value

    @property
    def last_day(self) -> str | None:
        """The last whole day for it, in the time zone of the answer. Missing where no whole day is left."""
        value: str | None = self.raw.get("lastDay")
        return value

    @property
    def until(self) -> str | None:
        """With `noneUntil`: when the commitment ends. Missing where that is not stated."""
        value: str | None = self.raw.get("until")
        return value


class Moment(View):
    """Something that comes, with its one charge and its one way out."""

    __slots__ = ()

    @property
    def at(self) -> str | None:
        """When. Missing where no date is stated: `undated` then has what is known."""
        value: str | None = self.raw.get("at")
        return value

    @property
    def day(self) -> str | None:
        """The day, in the time zone of the question. Only in `dated`; missing where the store’s documentation
        allows several.
        """
        value: str | None = self.raw.get("day")
        return value

    @property
    def undated(self) -> MomentUndated | None:
        """In place of `at`: at the end of the period, of which no date is stated (`endOfPeriod`), or not stated
        (`notStated`). New values may be added.
        """
        value: MomentUndated | None = self.raw.get("undated")
        return value

    @property
    def item(self) -> str | None:
        """The product of the item that it is of. Missing where it is of the whole purchase."""
        value: str | None = self.raw.get("item")
        return value

    @property
    def charge(self) -> MomentCharge:
        """What is charged at a moment."""
        return MomentCharge(self.raw["charge"])

    @property
    def collected(self) -> MomentCollected | None:
        """How the charge is collected: by itself (`automatic`), or by an invoice (`invoice`). Missing where
        nothing is charged, or where that is not known. New values may be added.
        """
        value: MomentCollected | None = self.raw.get("collected")
        return value

    @property
    def changes(self) -> list[MomentChange]:
        """What changes. Missing for an ordinary renewal."""
        return many(MomentChange, self.raw.get("changes"))

    @property
    def certainty(self) -> MomentCertainty:
        """How certain a moment is."""
        return MomentCertainty(self.raw["certainty"])

    @property
    def way_out(self) -> MomentWayOut:
        """How the customer avoids the charge of a moment."""
        return MomentWayOut(self.raw["wayOut"])


class Timeline(View):
    """All that is true of the purchase and all that comes, side by side: nothing hides anything else, as the kind
    of a situation does. A program that shows what comes next shows its `moments`.
    """

    __slots__ = ()

    @property
    def holds(self) -> TimelineHolds:
        """What was bought: a subscription (`subscription`), a plan that is paid in advance (`prepaid`), access
        for a time (`pass`), access for good (`lifetime`), something that is used up (`consumable`), something
        of no stated kind (`unstated`), or nothing (`nothing`). New values may be added.
        """
        value: TimelineHolds = self.raw["holds"]
        return value

    @property
    def payer(self) -> TimelinePayer:
        """Who pays: the customer, another member of the family (`family`), nobody, as the seller granted it
        (`seller`), or not stated (`unstated`). New values may be added.
        """
        value: TimelinePayer = self.raw["payer"]
        return value

    @property
    def access(self) -> TimelineAccess:
        """Whether the customer has access: `given`, `none`, `notYet`, or `notStated`. New values may be added."""
        value: TimelineAccess = self.raw["access"]
        return value

    @property
    def until(self) -> str | None:
        """With `given`: until when at least. Missing where no end is stated."""
        value: str | None = self.raw.get("until")
        return value

    @property
    def since(self) -> str | None:
        """With `none`: since when. Missing where that is not stated."""
        value: str | None = self.raw.get("since")
        return value

    @property
    def paying(self) -> TimelinePaying:
        """What is paid for the time that runs: nothing in a trial (`trial`), in other free time (`freeOffer`)
        or for a free plan (`freePlan`), the price of an offer (`offer`), the full price (`full`), nothing that
        is paid over and over (`none`), or not stated (`notStated`). New values may be added.
        """
        value: TimelinePaying = self.raw["paying"]
        return value

    @property
    def trouble(self) -> Trouble | None:
        """What keeps a purchase from going on as it should. Missing where nothing does."""
        value = self.raw.get("trouble")
        return None if value is None else Trouble(value)

    @property
    def over(self) -> TimelineOver | None:
        """How it ended. Missing where it has not. New values may be added."""
        value: TimelineOver | None = self.raw.get("over")
        return value

    @property
    def goes_on(self) -> bool | None:
        """Whether it goes on after the last moment. Missing where that is not known."""
        value: bool | None = self.raw.get("goesOn")
        return value

    @property
    def moments(self) -> list[Moment]:
        """What comes later than `now`: dated moments first, in order; at most one at an instant for the
        purchase or an item.
        """
        return many(Moment, self.raw.get("moments"))


class Part(View):
    """A value in a text."""

    __slots__ = ()

    @property
    def kind(self) -> PartKind:
        """What a value is: an amount with its currency (`money`), a length of time (`length`), a whole number
        (`count`), a date or time of day (`date`), a percentage (`percent`), a name from outside the catalog
        (`name`), the address of a page (`link`). New values may be added.
        """
        value: PartKind = self.raw["kind"]
        return value

    @property
    def role(self) -> MoneyRole | None:
        """What the amount is. Only for `money`."""
        value: MoneyRole | None = self.raw.get("role")
        return value

    @property
    def start(self) -> int:
        """Where it begins, in UTF-16 code units."""
        value: int = self.raw["start"]
        return value

    @property
    def end(self) -> int:
        """Where it ends, in UTF-16 code units: the offset after its last unit."""
        value: int = self.raw["end"]
        return value


class Segment(View):
    """A stretch of a text: words of the language, or a value."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The text of the stretch."""
        value: str = self.raw["text"]
        return value

    @property
    def kind(self) -> PartKind | None:
        """What the value is. Missing for words of the language."""
        value: PartKind | None = self.raw.get("kind")
        return value

    @property
    def role(self) -> MoneyRole | None:
        """What the amount is. Only for `money`."""
        value: MoneyRole | None = self.raw.get("role")
        return value

    def __str__(self) -> str:
        return self.text


class Text(View):
    """A text in one language. Which members it has beside `text` and `locale` is chosen by `texts` in the request;
    the command always has `parts`.
    """

    __slots__ = ()

    @property
    def text(self) -> str:
        """The text. It may hold invisible direction characters around names and amounts in right-to-left languages."""
        value: str = self.raw["text"]
        return value

    @property
    def locale(self) -> str:
        """The language of the catalog that the text is from. It differs from the requested one where that
        language has no such message.
        """
        value: str = self.raw["locale"]
        return value

    @property
    def parts(self) -> list[Part]:
        """Where the values stand in the text, in order, not overlapping."""
        return many(Part, self.raw.get("parts"))

    @property
    def segments(self) -> list[Segment]:
        """The whole text in stretches that follow each other. None is empty."""
        return many(Segment, self.raw.get("segments"))

    @property
    def html(self) -> str | None:
        """The text in HTML: `&`, `<`, `>` and quotation marks are escaped, and an element stands around each
        value that `tags` names one for.
        """
        value: str | None = self.raw.get("html")
        return value

    def __str__(self) -> str:
        return self.text


class StatusLines(Members[Text]):
    """The lines about a purchase. A line that does not apply is missing."""

    __slots__ = ()

    _item = Text

    @property
    def name(self) -> Text | None:
        """The product's name. Only where a product file has it."""
        value = self.raw.get("name")
        return None if value is None else Text(value)

    @property
    def headline(self) -> Text | None:
        """The headline of a card, or a badge."""
        value = self.raw.get("headline")
        return None if value is None else Text(value)

    @property
    def time_left(self) -> Text | None:
        """The time that is left until a trial, other free time or the access ends: in days, below 24 hours in
        hours. Only where the end is stated.
        """
        value = self.raw.get("timeLeft")
        return None if value is None else Text(value)

    @property
    def detail(self) -> Text | None:
        """One to three sentences: what is true, until when, and what follows."""
        value = self.raw.get("detail")
        return None if value is None else Text(value)

    @property
    def action(self) -> Text | None:
        """The button beside it."""
        value = self.raw.get("action")
        return None if value is None else Text(value)

    @property
    def support(self) -> Text | None:
        """For support staff: what happened and why, with the store's identifiers."""
        value = self.raw.get("support")
        return None if value is None else Text(value)


class TextSource(View):
    """A value in a text, with what it stands on."""

    __slots__ = ()

    @property
    def start(self) -> int:
        """Where it begins in the text, in UTF-16 code units."""
        value: int = self.raw["start"]
        return value

    @property
    def end(self) -> int:
        """Where it ends."""
        value: int = self.raw["end"]
        return value

    @property
    def evidence(self) -> int:
        """The place of its evidence in `evidence`, counted from 0."""
        value: int = self.raw["evidence"]
        return value


class StatusResult(View):
    """One purchase in one language."""

    __slots__ = ()

    @property
    def locale(self) -> str:
        """The requested language."""
        value: str = self.raw["locale"]
        return value

    @property
    def store(self) -> Store | None:
        """The store that sold it. Missing where no product is known."""
        value: Store | None = self.raw.get("store")
        return value

    @property
    def product(self) -> str | None:
        """The product that runs, or ran last. Missing where none is known."""
        value: str | None = self.raw.get("product")
        return value

    @property
    def listed_product(self) -> str | None:
        """The product that states the identifier in `product` among its `identifiers`, with its base plan where
        it has one: purchases in two stores with the same one are of the same product. Missing where no product
        states it, or more than one.
        """
        value: str | None = self.raw.get("listedProduct")
        return value

    @property
    def group(self) -> str | None:
        """The subscription group. Missing where none is known."""
        value: str | None = self.raw.get("group")
        return value

    @property
    def transaction(self) -> str | None:
        """What support staff find the purchase by: the original transaction of the App Store, elsewhere the
        latest order. Missing where none is known.
        """
        value: str | None = self.raw.get("transaction")
        return value

    @property
    def situation(self) -> Situation:
        """What is true of a purchase, with its facts. A program that does not know a `kind` uses `access` and
        the lines.
        """
        return Situation(self.raw["situation"])

    @property
    def invoiced(self) -> bool | None:
        """A renewal is paid by an invoice that the customer is sent: nothing is charged automatically. Missing
        where that is not so, or not known.
        """
        value: bool | None = self.raw.get("invoiced")
        return value

    @property
    def ends_on(self) -> str | None:
        """When it ends after it has renewed, where the store states that it does. Missing where it goes on, and
        where it ends without another renewal: the situation has that end.
        """
        value: str | None = self.raw.get("endsOn")
        return value

    @property
    def preorder(self) -> Preorder | None:
        """The release of what was ordered before it, and is charged then: `situation` is `pendingPurchase`.
        Missing where nothing of the kind is awaited.
        """
        value = self.raw.get("preorder")
        return None if value is None else Preorder(value)

    @property
    def rental(self) -> Rental | None:
        """For how long it was rented, as far as the purchase or its product states it. Missing where it is no
        rental, and where that is over.
        """
        value = self.raw.get("rental")
        return None if value is None else Rental(value)

    @property
    def granted(self) -> bool | None:
        """The seller granted it, and nothing was bought. Missing where that is not so, or not known."""
        value: bool | None = self.raw.get("granted")
        return value

    @property
    def offer(self) -> RunningOffer | None:
        """The offer that runs. Missing where none runs."""
        value = self.raw.get("offer")
        return None if value is None else RunningOffer(value)

    @property
    def withheld(self) -> list[Withheld]:
        """What could be told of the purchase, and is not: a field cannot be read, or changes it in a way that
        is not calculated. Missing where everything is told.
        """
        return many(Withheld, self.raw.get("withheld"))

    @property
    def zone_source(self) -> StatusResultZoneSource | None:
        """`storefront` where the days of this purchase are not those of `timeZone`: nobody stated the
        customer’s time zone, and the days are those of the country where the customer buys. An instant that
        lies in two days there has the day of UTC, and a last day is right in every time zone of the country.
        Missing elsewhere. New values may be added.
        """
        value: StatusResultZoneSource | None = self.raw.get("zoneSource")
        return value

    @property
    def time_left(self) -> TimeLeft | None:
        """The time that is left until free time or access ends, where that end is stated and lies ahead: `days`
        or `hours`. Missing where what runs may go on then: a period that renews, a grace period, what a member
        of the family shares.
        """
        value = self.raw.get("timeLeft")
        return None if value is None else TimeLeft(value)

    @property
    def timeline(self) -> Timeline:
        """All that is true of the purchase and all that comes, side by side: nothing hides anything else, as
        the kind of a situation does. A program that shows what comes next shows its `moments`.
        """
        return Timeline(self.raw["timeline"])

    @property
    def evidence(self) -> list[Evidence]:
        """What the facts of the purchase stand on. Only where the request has `"explain": true`."""
        return many(Evidence, self.raw.get("evidence"))

    @property
    def lines(self) -> StatusLines:
        """The lines about a purchase. A line that does not apply is missing."""
        return StatusLines(self.raw["lines"])

    @property
    def sources(self) -> dict[str, list[TextSource]] | None:
        """Of each line the dates, amounts and numbers in it, with what they stand on. Only where the request
        has `"explain": true`.
        """
        value: dict[str, list[TextSource]] | None = self.raw.get("sources")
        return value


class OfferAnswer(View):
    """Whether the customer can get a kind of offer."""

    __slots__ = ()

    @property
    def outcome(self) -> OfferAnswerOutcome:
        """The answer. Unknown is an answer: promise nothing then. New values may be added."""
        value: OfferAnswerOutcome = self.raw["outcome"]
        return value

    @property
    def reason(self) -> OfferAnswerReason | None:
        """Why. Missing for `eligible`. `productHasNoSuchOffer`: no product of the group has such an offer.
        `freeTrialUsed`, `introductoryOfferUsed`: the customer had one before. `activeSubscription`: the
        customer subscribes. `paymentProblem`: a payment has failed. `refunded`: a purchase was refunded.
        `neverSubscribed`: the customer has never subscribed. `notListedByStore`: the store lists no offer.
        `offerForOtherCustomers`: the offer is for other customers. `offerHasNoPriceInStorefront`: it has no
        price there. `statedIneligible`: the request rules it out. Unknown: `notStated`: the request leaves it
        open. `historyIncomplete`: the inputs are not everything. `inputNotRead`: an input could not be read.
        `noHistory`: there is no input from the store. `statusUnknown`: the situation is not known.
        `groupUnknown`: the group is not known. `offerUnknown`: an offer that was used is of an unknown kind.
        `decidedByStore`: only the store decides it. `decidedByMerchant`: the merchant decides it, who sells
        without a store. New values may be added.
        """
        value: OfferAnswerReason | None = self.raw.get("reason")
        return value

    @property
    def offers(self) -> list[str]:
        """For win-back offers: the identifiers that the store lists, the best first. Missing where there are none."""
        value: list[str] = self.raw.get("offers") or []
        return value

    @property
    def customers(self) -> OfferAnswerCustomers | None:
        """For offer codes: whether the customer is `new`, subscribes (`existing`), or has subscribed
        (`expired`). Missing where that is not known. New values may be added.
        """
        value: OfferAnswerCustomers | None = self.raw.get("customers")
        return value

    @property
    def support(self) -> dict[str, str]:
        """A sentence for support staff, by language."""
        value: dict[str, str] = self.raw["support"]
        return value


class GroupEligibility(View):
    """Which offers the customer can get in one subscription group."""

    __slots__ = ()

    @property
    def store(self) -> Store:
        """The store that sold the product. New values may be added."""
        value: Store = self.raw["store"]
        return value

    @property
    def group(self) -> str | None:
        """The subscription group; null where it is not known, and for the answer that holds for every group."""
        value: str | None = self.raw["group"]
        return value

    @property
    def products(self) -> list[str]:
        """The products of the group that were joined or bought, in alphabetical order."""
        value: list[str] = self.raw["products"]
        return value

    @property
    def introductory(self) -> OfferAnswer:
        """The introductory offer."""
        return OfferAnswer(self.raw["introductory"])

    @property
    def promotional(self) -> OfferAnswer:
        """Promotional offers."""
        return OfferAnswer(self.raw["promotional"])

    @property
    def win_back(self) -> OfferAnswer:
        """Win-back offers."""
        return OfferAnswer(self.raw["winBack"])

    @property
    def offer_code(self) -> OfferAnswer:
        """Offer codes."""
        return OfferAnswer(self.raw["offerCode"])

    @property
    def purchase_screen(self) -> bool:
        """Whether it makes sense to show products of the group for sale: false while a payment has failed or
        the subscription is paused.
        """
        value: bool = self.raw["purchaseScreen"]
        return value

    @property
    def evidence(self) -> list[Evidence]:
        """What the answers stand on. Only where the request has `"explain": true`."""
        return many(Evidence, self.raw.get("evidence"))


class Status(Answer):
    """What to tell a customer: the answer to a request `status`, the document of `paywright status --format json`,
    and each line of `paywright status --format ndjson`. A request whose input cannot be read is refused with
    `paywright/error/1`; the command then prints a document without `verified` and `eligibility`, or a line with
    `error`.
    """

    __slots__ = ()

    @property
    def now(self) -> str:
        """The moment that the answer holds for."""
        value: str = self.raw["now"]
        return value

    @property
    def now_source(self) -> StatusNowSource | None:
        """Where `now` comes from: the caller stated it (`given`), the clock of the machine (`clock`), or the
        store (`store`): a clock of the machine that lies at most 48 hours before a verified date of the store
        gives way to that date. New values may be added.
        """
        value: StatusNowSource | None = self.raw.get("nowSource")
        return value

    @property
    def time_zone(self) -> str:
        """The time zone whose days are written, by its IANA name."""
        value: str = self.raw["timeZone"]
        return value

    @property
    def zone_source(self) -> StatusZoneSource | None:
        """Where `timeZone` comes from: the caller stated it (`given`), or it is assumed (`assumed`): the last
        day of a deadline is then one that is right in every time zone of the storefront’s country (`zoneSource`
        of the result), else of the world. New values may be added.
        """
        value: StatusZoneSource | None = self.raw.get("zoneSource")
        return value

    @property
    def zone_data(self) -> ZoneData:
        """The rules of time zones that dates were calculated with."""
        return ZoneData(self.raw["zoneData"])

    @property
    def locales(self) -> list[str]:
        """The requested languages."""
        value: list[str] = self.raw["locales"]
        return value

    @property
    def ignored_fields(self) -> list[str]:
        """The new fields of stores’ objects that the program or the request ignores, in the order of their
        names. Missing where there is none.
        """
        value: list[str] = self.raw.get("ignoredFields") or []
        return value

    @property
    def customer(self) -> str | None:
        """The name that an input gives the customer. Missing where it gives none."""
        value: str | None = self.raw.get("customer")
        return value

    @property
    def verified(self) -> bool | None:
        """Whether every input was signed and the signatures were verified. Missing where no input could be read."""
        value: bool | None = self.raw.get("verified")
        return value

    @property
    def others(self) -> int | None:
        """How many purchases there are beside the one that counts first. What was refunded beside a purchase is
        none of its own. Missing where no input could be read.
        """
        value: int | None = self.raw.get("others")
        return value

    @property
    def access(self) -> Access | None:
        """What the customer has access to, of all that the inputs state: one purchase that gives access is
        enough. Missing where no input could be read.
        """
        value = self.raw.get("access")
        return None if value is None else Access(value)

    @property
    def restore(self) -> StatusRestore | None:
        """What a restore came to, by what the stores state after it: there is access to something (`restored`),
        or there is none, and everything that was ever bought is known (`nothingToRestore`). Missing where that
        is not known. An outcome of a request `outcome`. New values may be added.
        """
        value: StatusRestore | None = self.raw.get("restore")
        return value

    @property
    def results(self) -> list[StatusResult]:
        """The purchases, each in every requested language. What counts most comes first: a failed payment, a
        price to agree to, what runs, waits, is paused, is not known, has ended, was bought once, and last what
        something that runs has replaced; of equals the one made last. Empty where no input could be read.
        """
        return many(StatusResult, self.raw.get("results"))

    @property
    def eligibility(self) -> list[GroupEligibility]:
        """Which offers the customer can get, for each subscription group known of; one answer for every group
        where none is known. Missing where no input could be read, and where the request has `"eligibility":
        false`.
        """
        return many(GroupEligibility, self.raw.get("eligibility"))

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """Everything that was found wrong or was assumed, in the order found; empty where there is nothing."""
        return many(Diagnostic, self.raw.get("diagnostics"))


class Offer(View):
    """An offer of a product."""

    __slots__ = ()

    @property
    def type(self) -> OfferType:
        """The kind of an offer; `unspecified` is any offer of Google Play. New values may be added."""
        value: OfferType = self.raw["type"]
        return value

    @property
    def payment_mode(self) -> PaymentMode:
        """How an offer is paid: nothing (`freeTrial`), each period (`payAsYouGo`), once for the whole time
        (`payUpFront`), once (`oneTime`). New values may be added.
        """
        value: PaymentMode = self.raw["paymentMode"]
        return value

    @property
    def id(self) -> str | None:
        """The offer's identifier. Missing where it has none."""
        value: str | None = self.raw.get("id")
        return value


class Phase(View):
    """A time during which one price is charged."""

    __slots__ = ()

    @property
    def amount(self) -> str:
        """What is charged for each period, in units of the currency."""
        value: str = self.raw["amount"]
        return value

    @property
    def currency(self) -> str:
        """A currency by ISO 4217."""
        value: str = self.raw["currency"]
        return value

    @property
    def period(self) -> str | None:
        """How often it is charged. Missing for what is paid once."""
        value: str | None = self.raw.get("period")
        return value

    @property
    def cycles(self) -> int | None:
        """How many times it is charged. Missing where it goes on until cancelled."""
        value: int | None = self.raw.get("cycles")
        return value


class Commitment(View):
    """The payments to which a customer is committed."""

    __slots__ = ()

    @property
    def payments(self) -> int:
        """How many payments."""
        value: int = self.raw["payments"]
        return value

    @property
    def duration(self) -> str:
        """How long the commitment is."""
        value: str = self.raw["duration"]
        return value

    @property
    def total(self) -> str:
        """The sum of all payments, in units of the currency."""
        value: str = self.raw["total"]
        return value

    @property
    def maximum(self) -> str | None:
        """The most that is paid with the offers before them. Only where an offer applies."""
        value: str | None = self.raw.get("maximum")
        return value

    @property
    def currency(self) -> str:
        """A currency by ISO 4217."""
        value: str = self.raw["currency"]
        return value

    @property
    def renewal(self) -> CommitmentRenewal | None:
        """What follows: a new commitment (`newCommitment`), or renewals without one (`withoutCommitment`).
        Missing where it is not known. New values may be added.
        """
        value: CommitmentRenewal | None = self.raw.get("renewal")
        return value


class PlanChoice(View):
    """What the product is for the customer of the question."""

    __slots__ = ()

    @property
    def kind(self) -> PlanChoiceKind:
        """The customer has it (`current`), can buy it (`buy`), or change to it: to a higher plan of the group
        (`upgrade`), a lower one (`downgrade`), or one of the same level (`crossgrade`). It cannot be bought now
        (`unavailable`), or that is not known (`notStated`). New values may be added.
        """
        value: PlanChoiceKind = self.raw["kind"]
        return value

    @property
    def why(self) -> PlanChoiceWhy | None:
        """Why it is `unavailable` or `notStated`. A payment failed (`gracePeriod`, `billingRetry`, `onHold`,
        `paymentFailed`), the subscription is paused (`paused`), a purchase waits (`pending`), it is chosen
        already and takes over next (`nextPlan`). Nothing is known of the customer (`noHistory`), not everything
        (`historyIncomplete`), or an input could not be read (`inputNotRead`); a situation (`statusUnknown`), a
        group (`groupUnknown`), a level (`levelUnknown`) or a plan (`planUnknown`) is not stated; the store
        ranks no plans (`levelsNotStated`); a member of the family pays (`familyShared`); it runs in another
        store (`otherStore`). New values may be added.
        """
        value: PlanChoiceWhy | None = self.raw.get("why")
        return value

    @property
    def button(self) -> bool | None:
        """Whether it can be chosen; `null` where that is not known, and the app decides."""
        value: bool | None = self.raw["button"]
        return value

    @property
    def takes_effect(self) -> PlanChoiceTakesEffect | None:
        """When a change takes effect, by the store’s own rule: at once (`now`), or at the next renewal
        (`atRenewal`). Missing where the store has no rule. New values may be added.
        """
        value: PlanChoiceTakesEffect | None = self.raw.get("takesEffect")
        return value

    @property
    def purchase_screen(self) -> bool:
        """Whether it makes sense to show it for sale: false while a payment is to be mended, or a pause ended."""
        value: bool = self.raw["purchaseScreen"]
        return value

    @property
    def label(self) -> Text | None:
        """The words on its button. Missing where it cannot be bought, and where that is not known."""
        value = self.raw.get("label")
        return None if value is None else Text(value)


class Dated(View):
    """What a purchase at a moment costs, and when."""

    __slots__ = ()

    @property
    def now(self) -> str:
        """The moment of the purchase."""
        value: str = self.raw["now"]
        return value

    @property
    def time_zone(self) -> str:
        """The time zone of its days."""
        value: str = self.raw["timeZone"]
        return value

    @property
    def due_today(self) -> Price:
        """What is charged at the purchase."""
        return Price(self.raw["dueToday"])

    @property
    def goes_on(self) -> bool:
        """Whether it goes on after the last moment."""
        value: bool = self.raw["goesOn"]
        return value

    @property
    def moments(self) -> list[Moment]:
        """What comes: the first charge, and each one that is another than the one before."""
        return many(Moment, self.raw.get("moments"))


class ProductLines(Members[Text]):
    """The lines of a product, by their keys. A line that does not apply is missing. Lines of your own messages have
    their own keys.
    """

    __slots__ = ()

    _item = Text

    @property
    def name(self) -> Text | None:
        """The product's name."""
        value = self.raw.get("name")
        return None if value is None else Text(value)

    @property
    def price(self) -> Text | None:
        """The billed price."""
        value = self.raw.get("price")
        return None if value is None else Text(value)

    @property
    def period(self) -> Text | None:
        """How long one period is, of a subscription."""
        value = self.raw.get("period")
        return None if value is None else Text(value)

    @property
    def frequency(self) -> Text | None:
        """How often it renews, as a label."""
        value = self.raw.get("frequency")
        return None if value is None else Text(value)

    @property
    def price_per_period(self) -> Text | None:
        """The price with its period."""
        value = self.raw.get("pricePerPeriod")
        return None if value is None else Text(value)

    @property
    def price_per_period_short(self) -> Text | None:
        """The price with its period, short."""
        value = self.raw.get("pricePerPeriod.short")
        return None if value is None else Text(value)

    @property
    def price_per_period_abbreviated(self) -> Text | None:
        """The price with its period, abbreviated."""
        value = self.raw.get("pricePerPeriod.abbreviated")
        return None if value is None else Text(value)

    @property
    def price_per_period_spoken(self) -> Text | None:
        """The price with its period, for a screen reader."""
        value = self.raw.get("pricePerPeriod.spoken")
        return None if value is None else Text(value)

    @property
    def commitment(self) -> Text | None:
        """A plan with a commitment: each payment and the total."""
        value = self.raw.get("commitment")
        return None if value is None else Text(value)

    @property
    def commitment_badge(self) -> Text | None:
        """The length of the commitment."""
        value = self.raw.get("commitment.badge")
        return None if value is None else Text(value)

    @property
    def seats(self) -> Text | None:
        """The price of several seats."""
        value = self.raw.get("seats")
        return None if value is None else Text(value)

    @property
    def quantity(self) -> Text | None:
        """The price of several items."""
        value = self.raw.get("quantity")
        return None if value is None else Text(value)

    @property
    def includes(self) -> Text | None:
        """What a bundle includes."""
        value = self.raw.get("includes")
        return None if value is None else Text(value)

    @property
    def rental(self) -> Text | None:
        """For how long it is rented, and after how much time it ends once it is started. Only of a rental."""
        value = self.raw.get("rental")
        return None if value is None else Text(value)

    @property
    def preorder(self) -> Text | None:
        """The day of the release. Only of a pre-order, where a time zone is stated."""
        value = self.raw.get("preorder")
        return None if value is None else Text(value)

    @property
    def price_per_day(self) -> Text | None:
        """The calculated price per day."""
        value = self.raw.get("pricePerDay")
        return None if value is None else Text(value)

    @property
    def price_per_week(self) -> Text | None:
        """The calculated price per week."""
        value = self.raw.get("pricePerWeek")
        return None if value is None else Text(value)

    @property
    def price_per_month(self) -> Text | None:
        """The calculated price per month."""
        value = self.raw.get("pricePerMonth")
        return None if value is None else Text(value)

    @property
    def price_per_year(self) -> Text | None:
        """The calculated price per year."""
        value = self.raw.get("pricePerYear")
        return None if value is None else Text(value)

    @property
    def former_price(self) -> Text | None:
        """The regular price, to be struck through beside an offer's price."""
        value = self.raw.get("formerPrice")
        return None if value is None else Text(value)

    @property
    def former_price_spoken(self) -> Text | None:
        """Both prices, for a screen reader."""
        value = self.raw.get("formerPrice.spoken")
        return None if value is None else Text(value)

    @property
    def savings_percent(self) -> Text | None:
        """What the product saves against the one that it is compared with."""
        value = self.raw.get("savings.percent")
        return None if value is None else Text(value)

    @property
    def savings_amount(self) -> Text | None:
        """The same as an amount."""
        value = self.raw.get("savings.amount")
        return None if value is None else Text(value)

    @property
    def savings_time(self) -> Text | None:
        """The same as a time."""
        value = self.raw.get("savings.time")
        return None if value is None else Text(value)

    @property
    def savings_comparison(self) -> Text | None:
        """The saving with the price that it is compared with."""
        value = self.raw.get("savings.comparison")
        return None if value is None else Text(value)

    @property
    def savings_per_unit(self) -> Text | None:
        """Both prices for the same unit."""
        value = self.raw.get("savings.perUnit")
        return None if value is None else Text(value)

    @property
    def savings_offer_percent(self) -> Text | None:
        """What the offer saves against the product's own price."""
        value = self.raw.get("savings.offer.percent")
        return None if value is None else Text(value)

    @property
    def savings_offer_amount(self) -> Text | None:
        """The same as an amount, over the offer's whole length."""
        value = self.raw.get("savings.offer.amount")
        return None if value is None else Text(value)

    @property
    def savings_with_offer_percent(self) -> Text | None:
        """What the offer saves against another product."""
        value = self.raw.get("savings.withOffer.percent")
        return None if value is None else Text(value)

    @property
    def savings_with_offer_amount(self) -> Text | None:
        """The same as an amount, over the offer's whole length."""
        value = self.raw.get("savings.withOffer.amount")
        return None if value is None else Text(value)

    @property
    def offer(self) -> Text | None:
        """The offer and what follows it."""
        value = self.raw.get("offer")
        return None if value is None else Text(value)

    @property
    def offer_badge(self) -> Text | None:
        """The offer alone."""
        value = self.raw.get("offerBadge")
        return None if value is None else Text(value)

    @property
    def offer_badge_spoken(self) -> Text | None:
        """The badge for a screen reader, where it differs."""
        value = self.raw.get("offerBadge.spoken")
        return None if value is None else Text(value)

    @property
    def call_to_action(self) -> Text | None:
        """The button."""
        value = self.raw.get("callToAction")
        return None if value is None else Text(value)

    @property
    def call_to_action_short(self) -> Text | None:
        """The button where there is little room."""
        value = self.raw.get("callToAction.short")
        return None if value is None else Text(value)

    @property
    def due_today(self) -> Text | None:
        """What is charged with the purchase; this and the next four only where a time zone is stated, for a
        purchase at `now`.
        """
        value = self.raw.get("dueToday")
        return None if value is None else Text(value)

    @property
    def next_charge(self) -> Text | None:
        """The first charge after that, and its day."""
        value = self.raw.get("nextCharge")
        return None if value is None else Text(value)

    @property
    def trial_timeline_today(self) -> Text | None:
        """The first step of a free trial."""
        value = self.raw.get("trialTimeline.today")
        return None if value is None else Text(value)

    @property
    def trial_timeline_last_day(self) -> Text | None:
        """The second: the last day on which cancelling avoids the charge."""
        value = self.raw.get("trialTimeline.lastDay")
        return None if value is None else Text(value)

    @property
    def trial_timeline_charge(self) -> Text | None:
        """The third: the charge."""
        value = self.raw.get("trialTimeline.charge")
        return None if value is None else Text(value)

    @property
    def plan_change(self) -> Text | None:
        """When another plan takes the place of the customer’s, where a customer is stated and the store has a rule."""
        value = self.raw.get("planChange")
        return None if value is None else Text(value)

    @property
    def tax_included(self) -> Text | None:
        """That the price holds the tax, where that is stated."""
        value = self.raw.get("taxIncluded")
        return None if value is None else Text(value)

    @property
    def cancel_anytime(self) -> Text | None:
        """That it can be cancelled at any time, where the store’s own rule makes it true."""
        value = self.raw.get("cancelAnytime")
        return None if value is None else Text(value)

    @property
    def disclosure(self) -> Text | None:
        """What is charged, when, how often, and how to cancel."""
        value = self.raw.get("disclosure")
        return None if value is None else Text(value)


class PaywallResult(View):
    """The words for one product and one customer in one language."""

    __slots__ = ()

    @property
    def storefront(self) -> str:
        """Where the price holds."""
        value: str = self.raw["storefront"]
        return value

    @property
    def product(self) -> str:
        """The product's identifier."""
        value: str = self.raw["product"]
        return value

    @property
    def base_plan(self) -> str | None:
        """The base plan's identifier. Only for Google Play."""
        value: str | None = self.raw.get("basePlan")
        return value

    @property
    def eligibility(self) -> str:
        """The offers that the customer gets, as in `claims`, joined by `+`; `none` for none."""
        value: str = self.raw["eligibility"]
        return value

    @property
    def plan(self) -> BillingPlan | None:
        """How the product is paid. Only where it has several plans, or one with a commitment."""
        value: BillingPlan | None = self.raw.get("plan")
        return value

    @property
    def quantity(self) -> int | None:
        """How many are bought. Only where it is more than one."""
        value: int | None = self.raw.get("quantity")
        return value

    @property
    def compared_with(self) -> str | None:
        """The product that savings are compared with, with its base plan where it has one."""
        value: str | None = self.raw.get("comparedWith")
        return value

    @property
    def outcome(self) -> PaywallResultOutcome:
        """Whether the customer gets an offer: `eligible`, `unknown`, or why there is none, as in `reason` of
        `offerAnswer`. New values may be added.
        """
        value: PaywallResultOutcome = self.raw["outcome"]
        return value

    @property
    def offer(self) -> Offer | None:
        """The first offer that applies."""
        value = self.raw.get("offer")
        return None if value is None else Offer(value)

    @property
    def offers(self) -> list[Offer]:
        """Every offer that applies, in order. Only where there are several."""
        return many(Offer, self.raw.get("offers"))

    @property
    def phases(self) -> list[Phase]:
        """The payments, in order; the last phase is the product's own price."""
        return many(Phase, self.raw.get("phases"))

    @property
    def tax(self) -> Tax | None:
        """How every amount of the product stands to tax. Missing where the store does not state it."""
        value: Tax | None = self.raw.get("tax")
        return value

    @property
    def rental(self) -> Rental | None:
        """For how long the product is rented. Only of a rental."""
        value = self.raw.get("rental")
        return None if value is None else Rental(value)

    @property
    def preorder(self) -> Preorder | None:
        """The release of what is ordered before it: the price is the most that is charged then, and nothing is
        charged with the order. Only of a pre-order.
        """
        value = self.raw.get("preorder")
        return None if value is None else Preorder(value)

    @property
    def commitment(self) -> Commitment | None:
        """The payments to which a customer is committed."""
        value = self.raw.get("commitment")
        return None if value is None else Commitment(value)

    @property
    def locale(self) -> str:
        """The requested language."""
        value: str = self.raw["locale"]
        return value

    @property
    def choice(self) -> PlanChoice | None:
        """What the product is for the customer. Only where a customer is stated."""
        value = self.raw.get("choice")
        return None if value is None else PlanChoice(value)

    @property
    def name_source(self) -> NameSource:
        """Where the product's name is from: the requested language (`requestedLanguage`), the language of the
        file (`fileLocale`), any other language of the file (`anyLanguage`), or the product's identifier,
        because there is no name (`productID`). New values may be added.
        """
        value: NameSource = self.raw["nameSource"]
        return value

    @property
    def dated(self) -> Dated | None:
        """When it is charged. Only where a time zone is stated; missing where the amounts are not certain, and
        of what the customer does not buy: the plan that runs, and a change of plan.
        """
        value = self.raw.get("dated")
        return None if value is None else Dated(value)

    @property
    def lines(self) -> ProductLines:
        """The lines of a product, by their keys. A line that does not apply is missing. Lines of your own
        messages have their own keys.
        """
        return ProductLines(self.raw["lines"])


class LabelLines(Members[Text]):
    """The words around the products, by their keys."""

    __slots__ = ()

    _item = Text

    @property
    def title(self) -> Text | None:
        """The headline of the paywall."""
        value = self.raw.get("title")
        return None if value is None else Text(value)

    @property
    def restore_purchases(self) -> Text | None:
        """Restores earlier purchases."""
        value = self.raw.get("restorePurchases")
        return None if value is None else Text(value)

    @property
    def terms_of_use(self) -> Text | None:
        """Opens the terms of use."""
        value = self.raw.get("termsOfUse")
        return None if value is None else Text(value)

    @property
    def privacy_policy(self) -> Text | None:
        """Opens the privacy policy."""
        value = self.raw.get("privacyPolicy")
        return None if value is None else Text(value)

    @property
    def not_now(self) -> Text | None:
        """Closes the paywall."""
        value = self.raw.get("notNow")
        return None if value is None else Text(value)

    @property
    def manage_subscription(self) -> Text | None:
        """Opens the store's list of subscriptions."""
        value = self.raw.get("manageSubscription")
        return None if value is None else Text(value)

    @property
    def redeem_code(self) -> Text | None:
        """Opens the field for an offer code."""
        value = self.raw.get("redeemCode")
        return None if value is None else Text(value)

    @property
    def current_plan(self) -> Text | None:
        """Stands on the plan that the customer has."""
        value = self.raw.get("currentPlan")
        return None if value is None else Text(value)

    @property
    def price_not_loaded(self) -> Text | None:
        """Stands where a price could not be loaded."""
        value = self.raw.get("priceNotLoaded")
        return None if value is None else Text(value)

    @property
    def purchases_disabled(self) -> Text | None:
        """In place of the button where purchases are off on the device; prices stay."""
        value = self.raw.get("purchasesDisabled")
        return None if value is None else Text(value)

    @property
    def no_connection(self) -> Text | None:
        """In place of the button where there is no connection; prices stay."""
        value = self.raw.get("noConnection")
        return None if value is None else Text(value)

    @property
    def best_value(self) -> Text | None:
        """On the product that costs least for its time."""
        value = self.raw.get("bestValue")
        return None if value is None else Text(value)

    @property
    def most_popular(self) -> Text | None:
        """On the product that most customers choose."""
        value = self.raw.get("mostPopular")
        return None if value is None else Text(value)


class Labels(View):
    """The words around the products in one language."""

    __slots__ = ()

    @property
    def locale(self) -> str:
        """The requested language."""
        value: str = self.raw["locale"]
        return value

    @property
    def lines(self) -> LabelLines:
        """The words around the products, by their keys."""
        return LabelLines(self.raw["lines"])


class Paywall(Answer):
    """The words for products and their offers: the answer to a request `paywall`. The results are those of
    `paywright/copy/1`.
    """

    __slots__ = ()

    @property
    def locales(self) -> list[str]:
        """The requested languages."""
        value: list[str] = self.raw["locales"]
        return value

    @property
    def results(self) -> list[PaywallResult]:
        """One for each product, storefront, language and set of offers, in the order of these. Empty where
        there is nothing to word: `diagnostics` has the reasons.
        """
        return many(PaywallResult, self.raw.get("results"))

    @property
    def labels(self) -> list[Labels]:
        """The words around the products, for each language. Empty where there are no results, or where no label
        was requested.
        """
        return many(Labels, self.raw.get("labels"))

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """Everything that was found wrong or was assumed, in the order found; empty where there is nothing."""
        return many(Diagnostic, self.raw.get("diagnostics"))


class NoticesDays(View):
    """The days asked for. Missing where all are."""

    __slots__ = ()

    @property
    def first(self) -> str:
        """The first day."""
        value: str = self.raw["first"]
        return value

    @property
    def last(self) -> str:
        """The last day."""
        value: str = self.raw["last"]
        return value


class NoticeRule(View):
    """The rule. Missing where the seller gives none."""

    __slots__ = ()

    @property
    def id(self) -> str:
        """Its name."""
        value: str = self.raw["id"]
        return value

    @property
    def article(self) -> str | None:
        """The article, as the seller’s file has it."""
        value: str | None = self.raw.get("article")
        return value

    @property
    def source(self) -> str | None:
        """Where that can be read."""
        value: str | None = self.raw.get("source")
        return value

    @property
    def checked_on(self) -> str | None:
        """When somebody read it last."""
        value: str | None = self.raw.get("checkedOn")
        return value

    @property
    def review_by(self) -> str | None:
        """By when somebody has to read it again."""
        value: str | None = self.raw.get("reviewBy")
        return value


class NoticeDue(View):
    """The days in which it is sent. Missing without a rule, where they are not known, and for what has happened."""

    __slots__ = ()

    @property
    def earliest(self) -> str | None:
        """The first instant of the first day. Missing where any day is early enough."""
        value: str | None = self.raw.get("earliest")
        return value

    @property
    def latest(self) -> str:
        """The last millisecond of the last day, or before the customer can no longer act."""
        value: str = self.raw["latest"]
        return value

    @property
    def first_day(self) -> str | None:
        """The first day, in the customer’s time zone."""
        value: str | None = self.raw.get("firstDay")
        return value

    @property
    def last_day(self) -> str:
        """The last day, in the customer’s time zone."""
        value: str = self.raw["lastDay"]
        return value


class NoticeTexts(View):
    """The notice in one language. No text states an amount, a day or a right that `body` does not state."""

    __slots__ = ()

    @property
    def locale(self) -> str:
        """The requested language."""
        value: str = self.raw["locale"]
        return value

    @property
    def subject(self) -> Text:
        """The subject of a message, without a full stop; at most 60 characters."""
        return Text(self.raw["subject"])

    @property
    def push(self) -> Text:
        """The first sentences of the body, as many as fit into 110 characters; else the subject."""
        return Text(self.raw["push"])

    @property
    def opening(self) -> Text:
        """What the message is about, before the body."""
        return Text(self.raw["opening"])

    @property
    def body(self) -> Text:
        """What is true and what comes, with the way out of each charge: the line `detail` of a status of the
        same moment, byte for byte.
        """
        return Text(self.raw["body"])

    @property
    def action(self) -> Text | None:
        """The button beside it. Missing where there is nothing to do."""
        value = self.raw.get("action")
        return None if value is None else Text(value)


class Notice(View):
    """A notice about a purchase."""

    __slots__ = ()

    @property
    def id(self) -> str | None:
        """A name that is the same in every run: the store, what names the subscription there, the kind, the
        instant of the event and the rule. Null where no input names the subscription or the customer.
        """
        value: str | None = self.raw["id"]
        return value

    @property
    def kind(self) -> NoticeKind:
        """What it is about. New values may be added."""
        value: NoticeKind = self.raw["kind"]
        return value

    @property
    def consent(self) -> bool | None:
        """That the new price is charged only if the customer agrees. Missing elsewhere."""
        value: bool | None = self.raw.get("consent")
        return value

    @property
    def store(self) -> Store:
        """The store in which the customer pays."""
        value: Store = self.raw["store"]
        return value

    @property
    def product(self) -> str | None:
        """The product’s identifier."""
        value: str | None = self.raw.get("product")
        return value

    @property
    def transaction(self) -> str | None:
        """What support staff look the purchase up by."""
        value: str | None = self.raw.get("transaction")
        return value

    @property
    def sender(self) -> NoticeSender:
        """Who writes to the customer: the seller (`you`), or the store, which sends its own texts on its own
        days. New values may be added.
        """
        value: NoticeSender = self.raw["sender"]
        return value

    @property
    def at(self) -> str | None:
        """When the event comes. Missing where that is not stated, and for what has happened."""
        value: str | None = self.raw.get("at")
        return value

    @property
    def rule(self) -> NoticeRule | None:
        """The rule. Missing where the seller gives none."""
        value = self.raw.get("rule")
        return None if value is None else NoticeRule(value)

    @property
    def state(self) -> NoticeState | None:
        """How the days stand to `now`: ahead (`upcoming`), today (`due`), over while the customer can still act
        (`late`), or not known (`unknown`): `missing` has what it takes. Missing without a rule. New values may
        be added.
        """
        value: NoticeState | None = self.raw.get("state")
        return value

    @property
    def due(self) -> NoticeDue | None:
        """The days in which it is sent. Missing without a rule, where they are not known, and for what has happened."""
        value = self.raw.get("due")
        return None if value is None else NoticeDue(value)

    @property
    def missing(self) -> list[NoticeMissing]:
        """What the notice has to state, or the rule takes to be applied, and no field states or the body leaves
        out. New values may be added.
        """
        value: list[NoticeMissing] = self.raw["missing"]
        return value

    @property
    def texts(self) -> list[NoticeTexts]:
        """The notice in each requested language."""
        return many(NoticeTexts, self.raw.get("texts"))


class Notices(Answer):
    """What a seller may write to a customer: the answer to a request `notices`, the document of `paywright notices
    --format json`, and each line of `paywright notices --format ndjson`. A request whose input cannot be read is
    refused with `paywright/error/1`; the command then prints a document without `verified`, or a line with `error`.
    """

    __slots__ = ()

    @property
    def now(self) -> str:
        """A moment by RFC 3339, in UTC."""
        value: str = self.raw["now"]
        return value

    @property
    def now_source(self) -> NowSource | None:
        """Where `now` comes from: the caller stated it (`given`), the clock of the machine (`clock`), or the
        store (`store`): a clock of the machine that lies at most 48 hours before a verified date of the store
        gives way to that date. New values may be added.
        """
        value: NowSource | None = self.raw.get("nowSource")
        return value

    @property
    def time_zone(self) -> str:
        """The time zone whose days are written, by its IANA name."""
        value: str = self.raw["timeZone"]
        return value

    @property
    def zone_source(self) -> ZoneSource | None:
        """Where `timeZone` comes from: the caller stated it (`given`), or it is assumed (`assumed`): the last
        day of a deadline is then one that is right in every time zone of the storefront’s country (`zoneSource`
        of the result), else of the world. New values may be added.
        """
        value: ZoneSource | None = self.raw.get("zoneSource")
        return value

    @property
    def zone_data(self) -> ZoneData:
        """The rules of time zones that dates were calculated with."""
        return ZoneData(self.raw["zoneData"])

    @property
    def locales(self) -> list[str]:
        """The requested languages."""
        value: list[str] = self.raw["locales"]
        return value

    @property
    def ignored_fields(self) -> list[str]:
        """The new fields of stores’ objects that the program or the request ignores, in the order of their
        names. Missing where there is none.
        """
        value: list[str] = self.raw.get("ignoredFields") or []
        return value

    @property
    def statement(self) -> str | None:
        """Who decides whether a notice is sent: the seller."""
        value: str | None = self.raw.get("statement")
        return value

    @property
    def rules(self) -> list[str]:
        """The names of the rules that were looked at. Missing without rules."""
        value: list[str] = self.raw.get("rules") or []
        return value

    @property
    def region(self) -> str | None:
        """Where the customer is, as the caller states it."""
        value: str | None = self.raw.get("region")
        return value

    @property
    def days(self) -> NoticesDays | None:
        """The days asked for. Missing where all are."""
        value = self.raw.get("days")
        return None if value is None else NoticesDays(value)

    @property
    def customer(self) -> str | None:
        """The name that an input gives the customer. Missing where it gives none."""
        value: str | None = self.raw.get("customer")
        return value

    @property
    def verified(self) -> bool | None:
        """Whether every input was signed and the signatures were verified. Missing where no input could be read."""
        value: bool | None = self.raw.get("verified")
        return value

    @property
    def notices(self) -> list[Notice]:
        """The notices: of each purchase what comes next first, then what has happened, each by the rules in
        their order. A rule that is not for the customer, or by which nothing can be sent any more, has none.
        Empty where no input could be read.
        """
        return many(Notice, self.raw.get("notices"))

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """Everything that was found wrong or was assumed, in the order found; empty where there is nothing."""
        return many(Diagnostic, self.raw.get("diagnostics"))


class Variable(View):
    """A variable of a template."""

    __slots__ = ()

    @property
    def name(self) -> str:
        """The variable's name."""
        value: str = self.raw["name"]
        return value

    @property
    def line(self) -> int:
        """The line in the template, counted from 1."""
        value: int = self.raw["line"]
        return value

    @property
    def column(self) -> int:
        """The column in the template, counted from 1 in Unicode scalars."""
        value: int = self.raw["column"]
        return value

    @property
    def start(self) -> int:
        """Where its text begins in `rendered`, in UTF-16 code units."""
        value: int = self.raw["start"]
        return value

    @property
    def end(self) -> int:
        """Where its text ends in `rendered`, in UTF-16 code units: the offset after its last unit."""
        value: int = self.raw["end"]
        return value

    @property
    def locale(self) -> str | None:
        """The catalog that its words are from. Missing where it has none of a language."""
        value: str | None = self.raw.get("locale")
        return value


class TemplateResult(View):
    """The template for one product and one customer in one language."""

    __slots__ = ()

    @property
    def storefront(self) -> str:
        """Where the price holds."""
        value: str = self.raw["storefront"]
        return value

    @property
    def product(self) -> str:
        """The product's identifier."""
        value: str = self.raw["product"]
        return value

    @property
    def base_plan(self) -> str | None:
        """The base plan's identifier. Only for Google Play."""
        value: str | None = self.raw.get("basePlan")
        return value

    @property
    def eligibility(self) -> str:
        """The offers that the customer gets, as in `claims`, joined by `+`; `none` for none."""
        value: str = self.raw["eligibility"]
        return value

    @property
    def plan(self) -> BillingPlan | None:
        """How the product is paid. Only where it has several plans, or one with a commitment."""
        value: BillingPlan | None = self.raw.get("plan")
        return value

    @property
    def quantity(self) -> int | None:
        """How many are bought. Only where it is more than one."""
        value: int | None = self.raw.get("quantity")
        return value

    @property
    def compared_with(self) -> str | None:
        """The product that savings are compared with, with its base plan where it has one."""
        value: str | None = self.raw.get("comparedWith")
        return value

    @property
    def locale(self) -> str:
        """The requested language."""
        value: str = self.raw["locale"]
        return value

    @property
    def rendered(self) -> Text:
        """The template with its values."""
        return Text(self.raw["rendered"])

    @property
    def variables(self) -> list[Variable]:
        """Every variable of the template that was replaced, in order."""
        return many(Variable, self.raw.get("variables"))


class Template(Answer):
    """A template filled in: the answer to a request `template`, and the document of `paywright template --format
    json`.
    """

    __slots__ = ()

    @property
    def results(self) -> list[TemplateResult]:
        """One for each product, storefront, language and set of offers, in the order of these. Empty where
        there is nothing to word: `diagnostics` has the reasons.
        """
        return many(TemplateResult, self.raw.get("results"))

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """Everything that was found wrong or was assumed, in the order found; empty where there is nothing."""
        return many(Diagnostic, self.raw.get("diagnostics"))


class ValueLines(Members[Text]):
    """The lines by their keys. An outcome that is `silent` or `cancelled` has none."""

    __slots__ = ()

    _item = Text

    @property
    def detail(self) -> Text | None:
        """What to tell the customer."""
        value = self.raw.get("detail")
        return None if value is None else Text(value)

    @property
    def action(self) -> Text | None:
        """The button beside it."""
        value = self.raw.get("action")
        return None if value is None else Text(value)

    @property
    def price(self) -> Text | None:
        """The price."""
        value = self.raw.get("price")
        return None if value is None else Text(value)

    @property
    def period(self) -> Text | None:
        """The length of time."""
        value = self.raw.get("period")
        return None if value is None else Text(value)


class ValueResult(View):
    """One subject in one language."""

    __slots__ = ()

    @property
    def locale(self) -> str:
        """The requested language."""
        value: str = self.raw["locale"]
        return value

    @property
    def subject(self) -> str:
        """What it is about: what it came to, as in `outcomes`, `balance:` with the balance, a currency with an
        amount, or a length of time.
        """
        value: str = self.raw["subject"]
        return value

    @property
    def outcome(self) -> Outcome | None:
        """What it came to. Only for `outcome` and `balance`."""
        value: Outcome | None = self.raw.get("outcome")
        return value

    @property
    def lines(self) -> ValueLines:
        """The lines by their keys. An outcome that is `silent` or `cancelled` has none."""
        return ValueLines(self.raw["lines"])


class Value(Answer):
    """A text that needs no product and no customer: the answer to a request `outcome`, `balance`, `price` or
    `period`.
    """

    __slots__ = ()

    @property
    def results(self) -> list[ValueResult]:
        """Each subject, in each language."""
        return many(ValueResult, self.raw.get("results"))

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """Everything that was found wrong or was assumed, in the order found; empty where there is nothing."""
        return many(Diagnostic, self.raw.get("diagnostics"))


class Words(View):
    """Words as they stand on a button, and where they are from."""

    __slots__ = ()

    @property
    def locale(self) -> str:
        """The language as it was asked for."""
        value: str = self.raw["locale"]
        return value

    @property
    def line(self) -> WordsLine:
        """What they are for: the button that places an order (`orderButton`), what opens a withdrawal from the
        contract (`withdrawal`) and sends it (`withdrawalConfirmation`), what opens the end of a contract
        (`cancellation`) and sends it (`cancellationConfirmation`). New values may be added.
        """
        value: WordsLine = self.raw["line"]
        return value

    @property
    def text(self) -> str:
        """The words."""
        value: str = self.raw["text"]
        return value

    @property
    def language(self) -> str:
        """The language of the words."""
        value: str = self.raw["language"]
        return value

    @property
    def article(self) -> str:
        """The article that asks for them."""
        value: str = self.raw["article"]
        return value

    @property
    def grade(self) -> WordsGrade:
        """Where the words are from: the text of a national law (`law`), the directive as a judgment of the
        Court of Justice quotes it (`judgment`), the directive as two public collections of its language
        versions have it (`collection`), what shops use (`usage`). New values may be added.
        """
        value: WordsGrade = self.raw["grade"]
        return value

    @property
    def checked_on(self) -> str:
        """The day on which somebody last compared them with their source."""
        value: str = self.raw["checkedOn"]
        return value

    def __str__(self) -> str:
        return self.text


class FixedWords(Answer):
    """The words that a law fixes for buttons in a country: the answer to a request `fixedWords`, and the document
    of `paywright fixed-words --format json`. A table of facts with their sources. It is no legal advice, and no
    lawyer has read it.
    """

    __slots__ = ()

    @property
    def storefront(self) -> str:
        """The country of the customer, whose law it is."""
        value: str = self.raw["storefront"]
        return value

    @property
    def words(self) -> list[Words]:
        """Language by language, in each the lines in the order asked for. Where a law fixes no words in a
        language there are none: nothing is translated, and no other language takes its place.
        """
        return many(Words, self.raw.get("words"))

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """Everything that was found wrong or was assumed, in the order found; empty where there is nothing."""
        return many(Diagnostic, self.raw.get("diagnostics"))


class Readings(View):
    """How many texts have been read, and by whom. A text that changes has been read by nobody."""

    __slots__ = ()

    @property
    def native(self) -> int:
        """Texts that a native speaker has read."""
        value: int = self.raw["native"]
        return value

    @property
    def other(self) -> int:
        """Texts that another reader than the writer has read."""
        value: int = self.raw["other"]
        return value

    @property
    def none(self) -> int:
        """Texts that nobody has read as they are now."""
        value: int = self.raw["none"]
        return value


class Locale(View):
    """A language."""

    __slots__ = ()

    @property
    def locale(self) -> str:
        """The language."""
        value: str = self.raw["locale"]
        return value

    @property
    def name(self) -> str:
        """Its name in English."""
        value: str = self.raw["name"]
        return value

    @property
    def address(self) -> LocaleAddress:
        """How its texts address the reader; null where the language has one form, or nothing is stated."""
        value: LocaleAddress = self.raw["address"]
        return value

    @property
    def review(self) -> LocaleReview:
        """How far the catalog has been read: written by one person (`drafted`), read by a second one (`second-
        reading`), read by a native speaker (`native`), or not known (an empty string). New values may be added.
        """
        value: LocaleReview = self.raw["review"]
        return value

    @property
    def reviewed_by(self) -> Any:
        """The native speaker who has read it; null where there is none."""
        value: Any = self.raw["reviewedBy"]
        return value

    @property
    def messages(self) -> int:
        """How many messages the catalog has. A regional variety has those that differ."""
        value: int = self.raw["messages"]
        return value

    @property
    def readings(self) -> Readings:
        """How many of its texts have been read as they are printed, and by whom."""
        return Readings(self.raw["readings"])


class LocaleMatch(View):
    """Which catalog is used for a requested language."""

    __slots__ = ()

    @property
    def asked(self) -> str:
        """The language as it was requested."""
        value: str = self.raw["asked"]
        return value

    @property
    def requested(self) -> str:
        """The same as a BCP 47 tag."""
        value: str = self.raw["requested"]
        return value

    @property
    def matched(self) -> str:
        """The catalog that is used."""
        value: str = self.raw["matched"]
        return value

    @property
    def reason(self) -> LocaleMatchReason:
        """Why: a catalog of its own (`exact`), another name of it (`alias`), the nearest catalog of the same
        language and script (`nearest`), a pseudo-locale for testing layouts (`pseudo`), or no catalog of the
        language and script (`fallback`). New values may be added.
        """
        value: LocaleMatchReason = self.raw["reason"]
        return value

    @property
    def language_and_script(self) -> str:
        """The requested language and script."""
        value: str = self.raw["languageAndScript"]
        return value

    @property
    def speakers(self) -> list[str]:
        """The catalogs that are searched for a message, in order."""
        value: list[str] = self.raw["speakers"]
        return value


class Locales(Answer):
    """The languages that there are: the answer to a request `locales`, and the document of `paywright locales
    --format json`.
    """

    __slots__ = ()

    @property
    def locales(self) -> list[Locale]:
        """Every language with a catalog, the source language first. Missing where the request names languages."""
        return many(Locale, self.raw.get("locales"))

    @property
    def addressed(self) -> list[Locale]:
        """The catalogs in another form of address than their language's own. Missing where the request names
        languages.
        """
        return many(Locale, self.raw.get("addressed"))

    @property
    def layers(self) -> list[Locale]:
        """The catalogs with words of their own for what one store sells: `gplay` is Google Play. Missing where
        the request names languages.
        """
        return many(Locale, self.raw.get("layers"))

    @property
    def matches(self) -> list[LocaleMatch]:
        """The catalog that is used for each requested language, in their order. Only where the request names
        languages.
        """
        return many(LocaleMatch, self.raw.get("matches"))

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """Everything that was found wrong. Only in answers to requests."""
        return many(Diagnostic, self.raw.get("diagnostics"))


class ProductSet(View):
    """A set of products."""

    __slots__ = ()

    @property
    def name(self) -> str:
        """Its name."""
        value: str = self.raw["name"]
        return value

    @property
    def files(self) -> list[str]:
        """Its files, as they were named at the start."""
        value: list[str] = self.raw["files"]
        return value

    @property
    def count(self) -> int:
        """How many products it has."""
        value: int = self.raw["count"]
        return value


class Reload(Answer):
    """The product sets after a reload: the answer to a request `reload`. A set that can no longer be read stays as
    it was, with a diagnostic.
    """

    __slots__ = ()

    @property
    def products(self) -> list[ProductSet]:
        """The product sets that are loaded now, in the order of their first mention."""
        return many(ProductSet, self.raw.get("products"))

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """Everything that was found wrong or was assumed, in the order found; empty where there is nothing."""
        return many(Diagnostic, self.raw.get("diagnostics"))


#: The class of each answer, by its schema.
ANSWERS: dict[str, type[Answer]] = {
    "paywright/status/1": Status,
    "paywright/paywall/1": Paywall,
    "paywright/notices/1": Notices,
    "paywright/template/1": Template,
    "paywright/value/1": Value,
    "paywright/fixed-words/1": FixedWords,
    "paywright/locales/1": Locales,
    "paywright/reload/1": Reload,
}


__all__ = [
    "Access",
    "AccessKind",
    "AccessReason",
    "AccessToAnything",
    "AccessToGroup",
    "AccessToProduct",
    "Answer",
    "BillingPlan",
    "Commitment",
    "CommitmentRenewal",
    "Dated",
    "Defaults",
    "Diagnostic",
    "Evidence",
    "EvidenceField",
    "EvidenceRule",
    "FixedWords",
    "GroupEligibility",
    "LabelLines",
    "Labels",
    "Locale",
    "LocaleAddress",
    "LocaleMatch",
    "LocaleMatchReason",
    "LocaleReview",
    "Locales",
    "Moment",
    "MomentCertainty",
    "MomentCertaintyKind",
    "MomentCertaintyReason",
    "MomentChange",
    "MomentChangeKind",
    "MomentCharge",
    "MomentChargeKind",
    "MomentChargeReason",
    "MomentCollected",
    "MomentUndated",
    "MomentWayOut",
    "MomentWayOutKind",
    "MoneyRole",
    "NameSource",
    "Notice",
    "NoticeDue",
    "NoticeKind",
    "NoticeMissing",
    "NoticeRule",
    "NoticeSender",
    "NoticeState",
    "NoticeTexts",
    "Notices",
    "NoticesDays",
    "NowSource",
    "Offer",
    "OfferAnswer",
    "OfferAnswerCustomers",
    "OfferAnswerOutcome",
    "OfferAnswerReason",
    "OfferType",
    "Outcome",
    "Part",
    "PartKind",
    "PaymentMode",
    "Paywall",
    "PaywallResult",
    "PaywallResultOutcome",
    "Phase",
    "PlanChange",
    "PlanChoice",
    "PlanChoiceKind",
    "PlanChoiceTakesEffect",
    "PlanChoiceWhy",
    "PlanDirection",
    "Preorder",
    "Price",
    "PriceChangeKind",
    "ProductLines",
    "ProductSet",
    "Readings",
    "Reload",
    "Renewal",
    "Rental",
    "RunningOffer",
    "RunningOfferModeSource",
    "Segment",
    "Severity",
    "Situation",
    "SituationCause",
    "SituationKind",
    "Status",
    "StatusLines",
    "StatusNowSource",
    "StatusRestore",
    "StatusResult",
    "StatusResultZoneSource",
    "StatusZoneSource",
    "Store",
    "Tax",
    "Template",
    "TemplateResult",
    "Text",
    "TextSource",
    "TimeLeft",
    "TimeLeftOf",
    "Timeline",
    "TimelineAccess",
    "TimelineHolds",
    "TimelineOver",
    "TimelinePayer",
    "TimelinePaying",
    "Trouble",
    "TroubleCause",
    "TroubleKind",
    "TroubleStage",
    "Value",
    "ValueLines",
    "ValueResult",
    "Variable",
    "Withheld",
    "WithheldFact",
    "WithheldReason",
    "Words",
    "WordsGrade",
    "WordsLine",
    "ZoneData",
    "ZoneDataSource",
    "ZoneSource",
]
