// The lines of `LineBenchmarks --lines` by Node's Intl, each formatter made once. Prints nanoseconds a line, and how many of the first
// lines say the same but for spaces and direction characters.
import { readFileSync } from 'node:fs';

const { timeZone, count, lines } = JSON.parse(readFileSync(0, 'utf8'));
const cents = Array.from({ length: count }, (_, index) => 99 + ((index * 7919) % 12345678));
const amounts = cents.map((value) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`);
const dates = Array.from({ length: count }, (_, index) => 1767225600000 + index * 43200000);
const plain = (text) => text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');

const results = {};
let checksum = 0;
for (const { line, locale, currency, pieces, values, expected } of lines) {
  const formatters = {
    // Amounts as decimal text, which keeps their digits.
    money: new Intl.NumberFormat(locale, { style: 'currency', currency }),
    date: new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric', timeZone, calendar: 'gregory' }),
    length: new Intl.NumberFormat(locale, { style: 'unit', unit: 'week', unitDisplay: 'long' }),
  };
  const write = (index) => {
    let text = pieces[0];
    for (let place = 0; place < values.length; place += 1) {
      const kind = values[place];
      const value = kind === 'money' ? amounts[index] : kind === 'date' ? dates[index] : 1;
      text += formatters[kind].format(value) + pieces[place + 1];
    }
    return text;
  };
  const rounds = [];
  for (let round = 0; round < 9; round += 1) {
    const start = process.hrtime.bigint();
    for (let index = 0; index < count; index += 1) checksum += write(index).length;
    rounds.push(Number(process.hrtime.bigint() - start) / count);
  }
  rounds.sort((a, b) => a - b);
  results[line] = {
    nanoseconds: rounds[4],
    same: expected.filter((text, index) => plain(text) === plain(write(index))).length,
    of: expected.length,
  };
}
if (checksum === 0) throw new Error('nothing was written');
console.log(JSON.stringify({ version: `Node ${process.versions.node}, ICU ${process.versions.icu}`, results }));
