// Calendars here count fields in GMT only: what they are given and what they give is a local time. So clocks that change at
// a date passed through on the way, such as the first of a month to which months are added, never touch the result.

#include "internal.hpp"

#include <unicode/calendar.h>
#include <unicode/gregocal.h>
#include <unicode/localebuilder.h>
#include <unicode/strenum.h>

#include <algorithm>
#include <cstdlib>

struct cicu_calendar {
    std::unique_ptr<icu::Calendar> fields;
    /// The Gregorian year is counted through year 0, that of other calendars within its era.
    UCalendarDateFields year;
};

namespace {

constexpr int64_t day_length = 86'400'000;

std::unique_ptr<icu::Calendar> fields_at(const cicu_calendar &calendar, int64_t milliseconds, UErrorCode &code) {
    auto fields = cicu::owned(calendar.fields->clone(), code);
    if (U_SUCCESS(code)) fields->setTime(static_cast<UDate>(milliseconds), code);
    return fields;
}

/// ICU takes an unknown calendar type for the locale's own, so the type is looked up first.
icu::Locale locale_of_type(const char *type, UErrorCode &code) {
    icu::Locale locale = icu::LocaleBuilder().setUnicodeLocaleKeyword("ca", type).build(code);
    const auto name = locale.getKeywordValue<std::string>("calendar", code);
    const auto known = cicu::owned(
        icu::Calendar::getKeywordValuesForLocale("calendar", icu::Locale::getRoot(), false, code), code);
    if (U_FAILURE(code)) return locale;
    while (const char *candidate = known->next(nullptr, code)) {
        if (name == candidate) return locale;
    }
    if (U_SUCCESS(code)) code = U_ILLEGAL_ARGUMENT_ERROR;
    return locale;
}

/// The Gregorian calendar is made by its own class: to look its type up, ICU reads every keyword that there is for the first time,
/// which takes as long as the rest of a start.
std::unique_ptr<icu::Calendar> calendar_of_type(const char *type, UErrorCode &code) {
    if (std::string_view(type) == "gregory") {
        return cicu::owned<icu::Calendar>(
            new icu::GregorianCalendar(*icu::TimeZone::getGMT(), icu::Locale::getRoot(), code), code);
    }
    const icu::Locale locale = locale_of_type(type, code);
    if (U_FAILURE(code)) return nullptr;
    return cicu::owned(icu::Calendar::createInstance(*icu::TimeZone::getGMT(), locale, code), code);
}

/// Adds years and months with the day put aside, which is clamped to the last month only.
void add_months(icu::Calendar &fields, int32_t years, int32_t months, UErrorCode &code) {
    const int32_t day = fields.get(UCAL_DAY_OF_MONTH, code);
    fields.set(UCAL_DAY_OF_MONTH, 1);
    fields.add(UCAL_EXTENDED_YEAR, years, code);
    fields.add(UCAL_MONTH, months, code);
    const int32_t last = fields.getActualMaximum(UCAL_DAY_OF_MONTH, code);
    fields.set(UCAL_DAY_OF_MONTH, std::min(day, last));
}

}  // namespace

cicu_calendar *cicu_calendar_create(const char *type, cicu_status *status) {
    return cicu::created<cicu_calendar>(status, [&](UErrorCode &code) -> std::unique_ptr<cicu_calendar> {
        if (!cicu::present(code, type)) return nullptr;
        auto fields = calendar_of_type(type, code);
        if (U_FAILURE(code)) return nullptr;

        UCalendarDateFields year = UCAL_YEAR;
        const std::string_view name = fields->getType();
        if (name == "gregorian" || name == "iso8601") {
            year = UCAL_EXTENDED_YEAR;
            auto *gregorian = dynamic_cast<icu::GregorianCalendar *>(fields.get());
            if (gregorian != nullptr) gregorian->setGregorianChange(-static_cast<UDate>(cicu::time_limit), code);
        }
        return std::unique_ptr<cicu_calendar>(new cicu_calendar{std::move(fields), year});
    });
}

void cicu_calendar_destroy(cicu_calendar *calendar) {
    delete calendar;
}

int64_t cicu_calendar_add(
    const cicu_calendar *calendar, int64_t milliseconds, int32_t years, int32_t months, int32_t weeks, int32_t days,
    cicu_status *status) {
    return cicu::guarded<int64_t>(status, 0, [&](UErrorCode &code) -> int64_t {
        if (!cicu::present(code, calendar) || !cicu::is_in_time(milliseconds, code)) return 0;
        // More months than lie between the two limits; far from what overflows ICU's own fields.
        constexpr int64_t most_months = 7'000'000;
        if (std::abs(int64_t{years}) * 12 > most_months || std::abs(int64_t{months}) > most_months) {
            code = U_ILLEGAL_ARGUMENT_ERROR;
            return 0;
        }
        int64_t result = milliseconds;
        if (years != 0 || months != 0) {
            const auto fields = fields_at(*calendar, milliseconds, code);
            if (U_FAILURE(code)) return 0;
            add_months(*fields, years, months, code);
            result = static_cast<int64_t>(fields->getTime(code));
        }
        result += (int64_t{weeks} * 7 + days) * day_length;
        return cicu::is_in_time(result, code) ? result : 0;
    });
}

cicu_calendar_fields cicu_calendar_get(const cicu_calendar *calendar, int64_t milliseconds, cicu_status *status) {
    return cicu::guarded(status, cicu_calendar_fields{}, [&](UErrorCode &code) -> cicu_calendar_fields {
        if (!cicu::present(code, calendar) || !cicu::is_in_time(milliseconds, code)) return {};
        const auto fields = fields_at(*calendar, milliseconds, code);
        if (U_FAILURE(code)) return {};
        cicu_calendar_fields result;
        result.year = fields->get(calendar->year, code);
        result.month = fields->get(UCAL_MONTH, code) + 1;
        result.day = fields->get(UCAL_DAY_OF_MONTH, code);
        result.hour = fields->get(UCAL_HOUR_OF_DAY, code);
        result.minute = fields->get(UCAL_MINUTE, code);
        result.second = fields->get(UCAL_SECOND, code);
        result.millisecond = fields->get(UCAL_MILLISECOND, code);
        return result;
    });
}

int64_t cicu_calendar_instant(const cicu_calendar *calendar, cicu_calendar_fields fields, cicu_status *status) {
    return cicu::guarded<int64_t>(status, 0, [&](UErrorCode &code) -> int64_t {
        if (!cicu::present(code, calendar)) return 0;
        // Beyond the limits in any calendar, and near what overflows ICU's own computations.
        constexpr int64_t most_years = 300'000;
        if (std::abs(int64_t{fields.year}) > most_years || fields.month < 1) {
            code = U_ILLEGAL_ARGUMENT_ERROR;
            return 0;
        }
        const auto counted = cicu::owned(calendar->fields->clone(), code);
        if (U_FAILURE(code)) return 0;
        counted->clear();
        counted->setLenient(false);
        counted->set(calendar->year, fields.year);
        counted->set(UCAL_MONTH, fields.month - 1);
        counted->set(UCAL_DAY_OF_MONTH, fields.day);
        counted->set(UCAL_HOUR_OF_DAY, fields.hour);
        counted->set(UCAL_MINUTE, fields.minute);
        counted->set(UCAL_SECOND, fields.second);
        counted->set(UCAL_MILLISECOND, fields.millisecond);
        const auto result = static_cast<int64_t>(counted->getTime(code));
        return cicu::is_in_time(result, code) ? result : 0;
    });
}
