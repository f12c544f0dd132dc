#include "ICUBaseline.h"

#include <memory>
#include <vector>

#include <unicode/bytestream.h>
#include <unicode/datefmt.h>
#include <unicode/fmtable.h>
#include <unicode/measunit.h>
#include <unicode/msgfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

using namespace icu;
using number::LocalizedNumberFormatter;
using number::NumberFormatter;
using number::Precision;

struct icu_baseline {
    LocalizedNumberFormatter amounts;
    LocalizedNumberFormatter lengths;
    std::unique_ptr<DateFormat> dates;
    std::unique_ptr<MessageFormat> message;
    std::vector<icu_baseline_kind> kinds;
    int32_t count;
    // Reused from line to line.
    std::vector<Formattable> arguments;
};

namespace {

MeasureUnit unit_named(const char *name) {
    const StringPiece unit(name);
    if (unit == "day") return MeasureUnit::getDay();
    if (unit == "month") return MeasureUnit::getMonth();
    if (unit == "year") return MeasureUnit::getYear();
    return MeasureUnit::getWeek();
}

}  // namespace

icu_baseline *icu_baseline_create(
    const char *locale, const char *pattern, const icu_baseline_kind *kinds, int32_t kind_count, const char *currency,
    const char *time_zone, const char *unit, int32_t count) {
    UErrorCode code = U_ZERO_ERROR;
    const Locale where = Locale::forLanguageTag(locale, code);
    auto line = std::make_unique<icu_baseline>();
    line->amounts = NumberFormatter::withLocale(where)
                        .unit(CurrencyUnit(StringPiece(currency), code))
                        .precision(Precision::fixedFraction(2));
    line->lengths = NumberFormatter::withLocale(where).unit(unit_named(unit)).unitWidth(UNUM_UNIT_WIDTH_FULL_NAME);
    UErrorCode skeleton = U_ZERO_ERROR;
    line->dates.reset(DateFormat::createInstanceForSkeleton(UnicodeString("yMMMMd"), where, skeleton));
    line->dates->adoptTimeZone(TimeZone::createTimeZone(UnicodeString::fromUTF8(time_zone)));
    if (StringPiece(pattern) != StringPiece("{0}")) {
        line->message = std::make_unique<MessageFormat>(UnicodeString::fromUTF8(pattern), where, code);
    }
    line->kinds.assign(kinds, kinds + kind_count);
    line->count = count;
    line->arguments.resize(static_cast<size_t>(kind_count));
    return U_SUCCESS(code) && U_SUCCESS(skeleton) ? line.release() : nullptr;
}

void icu_baseline_destroy(icu_baseline *line) {
    delete line;
}

int32_t icu_baseline_format(
    icu_baseline *line, int64_t hundredths, double milliseconds, char *buffer, int32_t capacity) {
    UErrorCode code = U_ZERO_ERROR;
    const double amount = static_cast<double>(hundredths) / 100;
    UnicodeString text;
    // A line that is an amount alone needs no message.
    if (line->message == nullptr) {
        text = line->amounts.formatDouble(amount, code).toTempString(code);
    } else {
        for (size_t index = 0; index < line->kinds.size(); ++index) {
            switch (line->kinds[index]) {
                case ICU_BASELINE_AMOUNT:
                    line->arguments[index] = Formattable(line->amounts.formatDouble(amount, code).toString(code));
                    break;
                case ICU_BASELINE_DATE: {
                    UnicodeString date;
                    line->dates->format(milliseconds, date);
                    line->arguments[index] = Formattable(date);
                    break;
                }
                case ICU_BASELINE_LENGTH:
                    line->arguments[index] = Formattable(line->lengths.formatInt(line->count, code).toString(code));
                    break;
            }
        }
        FieldPosition ignored(FieldPosition::DONT_CARE);
        line->message->format(
            line->arguments.data(), static_cast<int32_t>(line->arguments.size()), text, ignored, code);
    }
    if (U_FAILURE(code)) return -1;
    CheckedArrayByteSink sink(buffer, capacity);
    text.toUTF8(sink);
    return sink.NumberOfBytesAppended();
}
