// The policies of `--derived-prices`, as fractions: D, W, M and Y are a day, a week, a month and a year.

const basis = (DW, DM, DY, WM, WY, MY) => ({ DW, DM, DY, WM, WY, MY });

const standard = basis([7n, 1n], [30n, 1n], [365n, 1n], [365n, 84n], [365n, 7n], [12n, 1n]);
const fourWeekMonth = basis([7n, 1n], [30n, 1n], [365n, 1n], [4n, 1n], [52n, 1n], [12n, 1n]);
const thirtyDayMonth = basis([7n, 1n], [30n, 1n], [365n, 1n], [30n, 7n], [52n, 1n], [12n, 1n]);
const twelfthOfYear = basis([7n, 1n], [365n, 12n], [365n, 1n], [52n, 12n], [52n, 1n], [12n, 1n]);

export const policies = {
  standard: { basis: standard, rounding: "halfUp" },
  revenuecat: { basis: standard, rounding: "down" },
  "adapty-ios": { basis: fourWeekMonth, rounding: "halfEven" },
  "adapty-android": { basis: thirtyDayMonth, rounding: "up" },
  superwall: { basis: twelfthOfYear, rounding: "down" },
  qonversion: { basis: fourWeekMonth, rounding: "halfEven" },
};
