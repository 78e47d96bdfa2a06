/** The number of decimals of a percentage, at most (specification, section on formats). */
const maximumFractionDigits = 2;

/** Returns the format of every percentage on screens, in papers and in emails: 0.3 → `30 %`, 0.21428 → `21,43 %`. */
export const percentFormat = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits });

/** Returns the format of a relative change, with its sign: `+21,43 %`. */
export const changeFormat = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits, signDisplay: 'exceptZero' });
