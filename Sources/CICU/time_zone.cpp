#include "internal.hpp"

#include <unicode/basictz.h>
#include <unicode/tztrans.h>

namespace {

/// A time zone by its identifier; one that ICU does not know fails.
std::unique_ptr<icu::BasicTimeZone> parse_time_zone(const char *identifier, UErrorCode &code) {
    if (!cicu::present(code, identifier)) return nullptr;
    auto zone = cicu::owned(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(identifier)), code);
    if (U_FAILURE(code)) return nullptr;
    icu::UnicodeString name;
    auto *basic = dynamic_cast<icu::BasicTimeZone *>(zone.get());
    if (basic == nullptr || zone->getID(name) == icu::UnicodeString(UCAL_UNKNOWN_ZONE_ID)) {
        code = U_ILLEGAL_ARGUMENT_ERROR;
        return nullptr;
    }
    zone.release();
    return std::unique_ptr<icu::BasicTimeZone>(basic);
}

/// Whether a name is the canonical one of its zone.
bool is_canonical(const char *name, UErrorCode &code) {
    const auto own = icu::UnicodeString::fromUTF8(name);
    icu::UnicodeString canonical;
    UBool is_system = false;
    icu::TimeZone::getCanonicalID(own, canonical, is_system, code);
    return U_SUCCESS(code) && canonical == own;
}

/// The names of time zones, a line each; with a country the canonical ones of its zones. ICU would find out of all names in the
/// world which are canonical.
int32_t copy_names(const char *country, char *buffer, int32_t capacity, UErrorCode &code) {
    const std::unique_ptr<icu::StringEnumeration> names(
        icu::TimeZone::createTimeZoneIDEnumeration(UCAL_ZONE_TYPE_ANY, country, nullptr, code));
    if (U_FAILURE(code) || names == nullptr) return 0;
    std::string text;
    for (const char *name = names->next(nullptr, code); U_SUCCESS(code) && name != nullptr;
         name = names->next(nullptr, code)) {
        if (country != nullptr && !is_canonical(name, code)) continue;
        text += text.empty() ? "" : "\n";
        text += name;
    }
    return cicu::copy_utf8(std::string_view(text), buffer, capacity, code);
}

}  // namespace

int32_t cicu_time_zone_data_version(char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        const char *version = icu::TimeZone::getTZDataVersion(code);
        if (U_FAILURE(code)) return 0;
        return cicu::copy_utf8(std::string_view(version), buffer, capacity, code);
    });
}

int32_t cicu_time_zone_names(char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        return copy_names(nullptr, buffer, capacity, code);
    });
}

int32_t cicu_time_zones_of_country(const char *country, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, country)) return 0;
        return copy_names(country, buffer, capacity, code);
    });
}

bool cicu_time_zone_is_valid(const char *time_zone) {
    cicu_status status = U_ZERO_ERROR;
    return cicu::guarded(&status, false, [&](UErrorCode &code) { return parse_time_zone(time_zone, code) != nullptr; });
}

cicu_zone_offset cicu_time_zone_offset(const char *time_zone, int64_t milliseconds, cicu_status *status) {
    const cicu_zone_offset always{INT64_MIN, INT64_MAX, 0};
    return cicu::guarded<cicu_zone_offset>(status, always, [&](UErrorCode &code) -> cicu_zone_offset {
        const auto zone = parse_time_zone(time_zone, code);
        if (U_FAILURE(code) || !cicu::is_in_time(milliseconds, code)) return always;
        const auto instant = static_cast<UDate>(milliseconds);
        int32_t raw = 0, daylight = 0;
        zone->getOffset(instant, false, raw, daylight, code);
        cicu_zone_offset offset{INT64_MIN, INT64_MAX, raw + daylight};
        icu::TimeZoneTransition change;
        if (zone->getPreviousTransition(instant, true, change)) offset.start = static_cast<int64_t>(change.getTime());
        if (zone->getNextTransition(instant, false, change)) offset.end = static_cast<int64_t>(change.getTime());
        return offset;
    });
}

int32_t cicu_time_zone_canonical(const char *time_zone, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, time_zone)) return 0;
        icu::UnicodeString canonical;
        icu::TimeZone::getCanonicalID(icu::UnicodeString::fromUTF8(time_zone), canonical, code);
        return cicu::copy_utf8(canonical, buffer, capacity, code);
    });
}

int32_t cicu_time_zone_equivalent_count(const char *time_zone) {
    cicu_status status = U_ZERO_ERROR;
    return cicu::guarded<int32_t>(&status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, time_zone)) return 0;
        return icu::TimeZone::countEquivalentIDs(icu::UnicodeString::fromUTF8(time_zone));
    });
}

int32_t cicu_time_zone_equivalent(
    const char *time_zone, int32_t index, char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) -> int32_t {
        if (!cicu::present(code, time_zone)) return 0;
        const auto name = icu::TimeZone::getEquivalentID(icu::UnicodeString::fromUTF8(time_zone), index);
        return cicu::copy_utf8(name, buffer, capacity, code);
    });
}
