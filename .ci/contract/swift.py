"""Enumerations of the Swift sources, and what the schemas list of them."""

import re

from documents import ROOT, growing, places

SOURCES = ROOT / "Sources"


def text(file):
    return (SOURCES / file).read_text(encoding="utf-8")


def body(file, name):
    """What stands between the braces of an enumeration."""
    source = text(file)
    line = re.search(rf"^( *)(?:\w+ )*enum {name}\b[^{{\n]*{{ (case .*) }}$", source, re.MULTILINE)
    if line:
        return f"{line.group(1)}    {line.group(2)}\n", len(line.group(1)) + 4
    found = re.search(rf"^( *)(?:\w+ )*enum {name}\b[^{{]*{{\n(.*?)^\1}}$", source, re.DOTALL | re.MULTILINE)
    if not found:
        raise SystemExit(f"{file}: found no enumeration {name}")
    return found.group(2), len(found.group(1)) + 4


def raw(file, name):
    """The raw values of an enumeration of strings."""
    inner, indentation = body(file, name)
    values = []
    for line in re.findall(rf"^ {{{indentation}}}case (.*)$", inner, re.MULTILINE):
        for case in line.split(", "):
            name, _, value = case.partition(" = ")
            # A word of the language stands in backticks.
            values.append(value.strip('"') if value else name.strip("`"))
    return values


def cases(file, name):
    """The names of the cases of an enumeration, without what they hold."""
    return [case for case in (value.partition("(")[0] for value in raw(file, name)) if case.isidentifier()]


def names(file, expression):
    """Every text that an expression finds."""
    return re.findall(expression, text(file))


MEMBERS = "Reports/Requests/RequestMember.swift"
STATUS = "Decisions/Status/SituationFacts.swift"
OFFERS = "Model/Offers/OfferTerms.swift"
ELIGIBILITY = "Model/Offers/OfferEligibility.swift"
DOUBT = "Model/Customers/FactSet.swift"
POLICY = "Reports/Requests/MerchantPolicyReader.swift"
TIMELINE = "Decisions/Timeline/PurchaseTimeline.swift"
ACCESS = "Decisions/Status/CustomerAccess.swift"
MOMENT = "Decisions/Timeline/Moment.swift"
CHOICE = "Decisions/Choices/PlanChoice.swift"
NOTICE = "Decisions/Notices/Notice.swift"
RULE = "Decisions/Notices/NoticeRule.swift"
FIXED_WORDS = "Wording/Checkout/FixedWords.swift"


def lists():
    """What each list of the schemas should have: by its place, in any order."""
    ineligible, uncertain = raw(ELIGIBILITY, "IneligibilityReason"), raw(ELIGIBILITY, "UncertaintyReason")
    lines = raw("Wording/Paywall/ProductLine.swift", "ProductLine")
    labels = raw("Wording/Paywall/PaywallLabel.swift", "PaywallLabel")
    status_lines = raw("Wording/Status/StatusLine.swift", "StatusLine")
    kinds = raw("Messages/Formatting/FormattedText.swift", "PartKind")
    roles = names("Wording/MoneyRole+Paywright.swift", r'= MoneyRole\("(\w+)"\)')
    situations = names("Decisions/Status/SubscriptionSituation.swift", r'case \.\w+(?:\([^)]*\))?: \("(\w+)"')
    review = names("Messages/Catalogs/CatalogMetadata.swift", r'case \.\w+: "([a-z-]+)"')
    requests = "Reports/Requests"
    codes = raw(f"{requests}/RequestCode.swift", "RequestCode") + raw(f"{requests}/ServiceCode.swift", "ServiceCode")
    return {
        "common#/$defs/partKind": kinds,
        "common#/$defs/moneyRole": roles,
        "common#/$defs/evidenceRule": raw("Reports/Status/Evidence.swift", "Rule"),
        "common#/$defs/severity": raw("Values/Diagnostic.swift", "Severity"),
        "common#/$defs/zoneData/properties/source": raw("TimeZones/TimeZoneData.swift", "Source"),
        "common#/$defs/store": raw("Model/Products/StoreName.swift", "StoreName"),
        "common#/$defs/billingPlan": raw("Model/Terms/BillingPlan.swift", "Kind"),
        "common#/$defs/offerType": raw(OFFERS, "OfferType"),
        "common#/$defs/paymentMode": raw(OFFERS, "PaymentMode"),
        "common#/$defs/terms/properties/outcome": ["eligible", "unknown"] + ineligible,
        "common#/$defs/commitment/properties/renewal": raw("Model/Terms/Commitment.swift", "Renewal"),
        "common#/$defs/nameSource": raw("Wording/Paywall/ProductName.swift", "Source"),
        "common#/$defs/situationKind": situations,
        "common#/$defs/laterSituation/properties/kind/not": situations,
        "common#/$defs/situationPaused/properties/cause": raw("Model/Customers/RenewalInfo.swift", "PauseCause"),
        "common#/$defs/merchantPolicy/properties/pausedBy": [*names(POLICY, r"actors: .*= \[\.(\w+), \.(\w+)\]")[0], None],
        "common#/$defs/tax": raw("Model/Products/TaxTreatment.swift", "TaxTreatment"),
        "common#/$defs/planDirection": raw("Model/Customers/RenewalInfo.swift", "PlanDirection"),
        "common#/$defs/priceChangeKind": raw(STATUS, "Kind"),
        "common#/$defs/expirationCause": raw(STATUS, "ExpirationCause"),
        "status#/properties/restore": ["restored", "nothingToRestore"],
        "status#/properties/nowSource": raw("Reports/Status/NowSource.swift", "NowSource"),
        "status#/properties/zoneSource": raw("Reports/Status/ZoneSource.swift", "ZoneSource"),
        "status#/$defs/result/properties/zoneSource": raw("Reports/Status/ZoneSource.swift", "DaySource"),
        "common#/$defs/unknownCause": names(STATUS, r'case \.\w+: "(\w+)"'),
        "status#/$defs/withheld/properties/fact": names(DOUBT, r'\(\.\w+, "(\w+)"\)'),
        "status#/$defs/withheld/properties/reason": raw(DOUBT, "Reason"),
        "status#/$defs/accessKind": cases(ACCESS, "CustomerAccess"),
        "status#/$defs/accessReason": raw(ACCESS, "Reason"),
        "status#/$defs/timeline/properties/holds": cases(TIMELINE, "Holding"),
        "status#/$defs/timeline/properties/payer": raw(TIMELINE, "Payer"),
        "status#/$defs/timeline/properties/access": cases(TIMELINE, "Access"),
        "status#/$defs/timeline/properties/paying": raw(TIMELINE, "Paying"),
        "status#/$defs/timeline/properties/over": raw(TIMELINE, "Ending"),
        "status#/$defs/trouble/properties/kind": cases(TIMELINE, "Trouble"),
        "status#/$defs/trouble/properties/stage": raw(TIMELINE, "PaymentStage"),
        "status#/$defs/trouble/properties/cause": raw("Model/Customers/RenewalInfo.swift", "PauseCause"),
        "common#/$defs/moment/properties/undated": [case for case in cases(MOMENT, "Time") if case != "date"],
        "common#/$defs/moment/properties/collected": raw(MOMENT, "Collection"),
        "common#/$defs/momentCharge/properties/kind": cases(MOMENT, "Charge"),
        "common#/$defs/momentCharge/properties/reason": raw(MOMENT, "Reason"),
        "common#/$defs/momentChange/properties/kind": cases(MOMENT, "Change"),
        "common#/$defs/momentCertainty/properties/kind": cases(MOMENT, "Certainty"),
        "common#/$defs/momentCertainty/properties/reason": raw(MOMENT, "Reason"),
        "common#/$defs/momentWayOut/properties/kind": cases(MOMENT, "WayOut"),
        "common#/$defs/planChoice/properties/kind": cases(CHOICE, "Choice"),
        "common#/$defs/planChoice/properties/why": raw(CHOICE, "Obstacle") + raw(CHOICE, "Reason"),
        "common#/$defs/planChoice/properties/takesEffect": raw(CHOICE, "Effect"),
        "common#/$defs/runningOffer/properties/modeSource": raw("Decisions/Status/RunningOffer.swift", "ModeSource"),
        "common#/$defs/offerAnswer/properties/outcome": names(
            "Wording/Status/EligibilityLine.swift", r'case \.(?:eligible|ineligible|unknown): "(\w+)"'
        ),
        "common#/$defs/offerAnswer/properties/reason": ineligible + uncertain,
        "common#/$defs/offerAnswer/properties/customers": raw(OFFERS, "CustomerStanding"),
        "common#/$defs/offerAnswer/allOf/0/if/properties/outcome": ["ineligible", "unknown"],
        "common#/$defs/outcome": raw("Model/Outcomes/PurchaseOutcome.swift", "PurchaseOutcome") + ["balance"],
        "common#/$defs/requestCode": list(dict.fromkeys(codes)),
        "common#/$defs/localeMatch/properties/reason": raw("Messages/Locales/LocaleMatch.swift", "Reason"),
        "copy#/properties/record": names("Reports/Paywall/NDJSONPaywallPrinter.swift", r'(?:head|line)\("(\w+)"'),
        "fixed-words#/$defs/words/properties/line": raw(FIXED_WORDS, "Kind"),
        "fixed-words#/$defs/words/properties/grade": raw(FIXED_WORDS, "Grade"),
        "request#/$defs/fixedWordsLines/items": raw(FIXED_WORDS, "Kind"),
        "locales#/$defs/locale/properties/address/anyOf/0": raw("ICU/FormOfAddress.swift", "FormOfAddress"),
        "locales#/$defs/locale/properties/review": review + [""],
        "notices#/$defs/notice/properties/kind": raw("Decisions/Notices/NoticeKind.swift", "NoticeKind"),
        "notices#/$defs/notice/properties/sender": raw(NOTICE, "Sender"),
        "notices#/$defs/notice/properties/state": raw(NOTICE, "State"),
        "notices#/$defs/notice/properties/missing/items": raw(RULE, "NoticeFact"),
        "common#/$defs/noticeRule/properties/kind": raw("Decisions/Notices/NoticeKind.swift", "NoticeKind"),
        "common#/$defs/noticeRule/properties/anchor": raw(RULE, "Anchor"),
        "common#/$defs/noticeRule/properties/scope/properties/stores/items": raw("Model/Products/StoreName.swift", "StoreName"),
        "common#/$defs/noticeFactName": raw(RULE, "NoticeFact"),
        "request#/properties/op": raw(MEMBERS, "RequestOperation"),
        "request#/$defs/texts/items": raw("Reports/Requests/RequestedWording.swift", "TextForm"),
        "request#/$defs/plan": raw("Reports/Products/BillingPlanChoice.swift", "BillingPlanChoice"),
        "request#/$defs/statusLines/items": status_lines,
        "request#/$defs/paywallLines/items": lines + labels,
        "request#/$defs/afterRefund": raw("Decisions/Status/StatusPolicy.swift", "AfterRefund"),
        "request#/$defs/afterFailedPayment": raw("Decisions/Status/StatusPolicy.swift", "AfterFailedPayment"),
        "status#/$defs/timeLeft/properties/of": raw("Decisions/Status/ComingEnd.swift", "Subject"),
        "request#/$defs/timeStyle": raw("Wording/Status/TimeStyle.swift", "TimeStyle"),
        "request#/$defs/dateStyle": [style for style in raw("ICU/DateFormatter.swift", "DateStyle") if style != "none"],
        "request#/$defs/wholeAmounts": raw("Wording/Paywall/PaywallOptions.swift", "WholeAmounts"),
        "request#/$defs/button": raw("Wording/Paywall/PaywallOptions.swift", "PaywallButton"),
        "request#/$defs/require/items": raw("Reports/Paywall/RequiredRules.swift", "Name"),
        "request#/$defs/derivedPrices": raw("Reports/Products/DerivedPriceRule.swift", "DerivedPriceRule"),
        "request#/$defs/dialect": raw("Templates/TemplateDialect.swift", "TemplateDialect"),
        "request#/$defs/countFrom": raw("Templates/TemplateContext.swift", "CountdownUnit"),
        "request#/$defs/address": raw("ICU/FormOfAddress.swift", "FormOfAddress"),
        "request#/$defs/currencyWidth": raw("Messages/Arguments/MessagePrice.swift", "CurrencyWidth"),
        "request#/$defs/tags/propertyNames": kinds + roles,
        # The members of objects.
        "common#/$defs/productLines/properties": lines,
        "common#/$defs/labelLines/properties": [label.removeprefix("label.") for label in labels],
        "common#/$defs/statusLines/properties": status_lines,
        "common#/$defs/diagnostic/properties": raw("Values/Diagnostic+Members.swift", "MemberName"),
    }


def members_of_operations():
    """The members that each operation uses, as RequestMember.swift has them."""
    source = text(MEMBERS)
    sets = {
        name: set(re.findall(r"\.(\w+)", body))
        for name, body in re.findall(r"let (\w+): Set<RequestMember> = \[(.*?)\]", source, re.DOTALL)
    }
    operations = {}
    block = source[source.index("switch self {") :]
    for names_, body in re.findall(r"case (\.[^:]*): *(.*?)(?=\n *case |\n *}\n)", block, re.DOTALL):
        members = set(sets["all"])
        for name in re.findall(r"\b(texts|sale)\b", body):
            members |= sets[name]
        for inner in re.findall(r"\[(.*?)\]", body, re.DOTALL):
            members |= set(re.findall(r"\.(\w+)", inner))
        for name in re.findall(r"\.(\w+)", names_):
            operations[name] = members
    return operations


def stated(documents):
    """Every list of the schemas by its place: values, and the members of objects that `lists` knows."""
    found = {}
    for place in places(documents):
        schema = place.schema
        if growing(schema) is not None:
            found[str(place)] = growing(schema)
        elif "enum" in schema and not place.grows:
            found[str(place)] = schema["enum"]
    return found


def differences(documents):
    """What the schemas list and the sources have not, and the other way round."""
    expected, found = lists(), stated(documents)
    kinds = {
        place: values
        for place, values in found.items()
        if re.fullmatch(r"common#/\$defs/situation\w+/properties/kind", place)
    }
    of_branches = [value for place in kinds for value in found.pop(place)]
    defs = documents["common"]["$defs"]
    of_branches += [
        defs[name]["properties"]["kind"]["const"]
        for name in defs
        if name.startswith("situation") and "const" in defs[name].get("properties", {}).get("kind", {})
    ]
    found["common#/$defs/situation (every branch)"] = of_branches
    expected["common#/$defs/situation (every branch)"] = expected["common#/$defs/situationKind"]
    for place in expected:
        if place.endswith("/properties"):
            schema = documents[place.split("#")[0]]
            for step in place.split("/")[1:]:
                schema = schema[step]
            found[place] = list(schema)
    for place in sorted(found):
        if place not in expected:
            yield f"{place}: a list without a source"
        elif len(set(found[place])) != len(found[place]):
            yield f"{place}: a value stands twice"
        else:
            missing, unknown = set(expected[place]) - set(found[place]), set(found[place]) - set(expected[place])
            if missing:
                yield f"{place}: the sources have {sorted(missing)}, the schema has not"
            if unknown:
                yield f"{place}: the schema has {sorted(unknown)}, the sources have not"
    defs = documents["request"]["$defs"]
    for operation, members in members_of_operations().items():
        stated_members = set(defs[operation + "Request"]["properties"])
        if members != stated_members:
            yield f"request, {operation}: only one of the schema and the sources has {sorted(members ^ stated_members)}"
    for place in sorted(set(expected) - set(found)):
        yield f"{place}: no such list in the schemas"
