/** The number in a cell, or why the cell is not a number. */
export type NumberReading = { text: string } | { code: string; params?: Record<string, string> };

const spaces = /[\s\u00a0\u202f'’]/g;

/** Returns the typed text with the signs of a keyboard: full-width digits and the minus of typesetting are replaced. */
const typable = (typed: string): string =>
  // NFKC would read `10²` as 102.
  /\p{No}/u.test(typed) ? typed : typed.normalize('NFKC').replace('−', '-');

/** The ways to group thousands that have one meaning: Western and Indian with commas, European with points. */
const grouped = [
  { form: /^-?\d{1,3}(,\d{3})+\.\d*$/, groups: ',', point: '.' },
  { form: /^-?\d{1,3}(,\d{3}){2,}$/, groups: ',', point: '.' },
  { form: /^-?\d{1,2}(,\d{2})+,\d{3}(\.\d*)?$/, groups: ',', point: '.' },
  { form: /^-?\d{1,3}(\.\d{3})+,\d*$/, groups: '.', point: ',' },
  { form: /^-?\d{1,3}(\.\d{3}){2,}$/, groups: '.', point: ',' },
];
/** One comma before three digits may group thousands or begin the fraction. */
const ambiguous = /^([1-9]\d{0,2}),(\d{3})$/;

const plain = (bare: string): string => {
  const way = grouped.find(({ form }) => form.test(bare));
  return way === undefined ? bare.replace(',', '.') : bare.replaceAll(way.groups, '').replace(way.point, '.');
};

/**
 * Reads a number and returns its plain spelling (`1250.5`). Spaces between thousands, a decimal comma, a missing zero
 * before the point, and groups with one meaning are allowed (`1,250,000`, `12,50,000`, `1.250,50`, `.5`). `1,250` is
 * ambiguous and is rejected. A number with more than `decimals` digits after the point is also rejected.
 */
export function readNumber(typed: string, decimals: number): NumberReading {
  const bare = typable(typed).replace(spaces, '').replace(/%$/, '');
  const [, whole, part] = ambiguous.exec(bare) ?? [];
  if (whole !== undefined)
    return { code: 'number_unclear', params: { value: typed, whole: `${whole}${part}`, part: `${whole}.${part}` } };
  const text = plain(bare).replace(/^-?(?=\.\d)/, (sign) => `${sign}0`);
  if (!/^-?\d{1,15}(\.\d*)?$/.test(text)) return { code: 'invalid_number' };
  const [integer = '', fraction = ''] = text.split('.');
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > decimals)
    return decimals === 0 ? { code: 'integer' } : { code: 'decimals_max', params: { max: String(decimals) } };
  return { text: digits === '' ? integer : `${integer}.${digits}` };
}

const rupees = '(?:₹|rs\\.?|inr|рупи[йия]|руп\\.?)';
const rupeesBefore = new RegExp(`^${rupees}\\s*`, 'iu');
/** `/-` closes an amount in Indian price lists. */
const rupeesAfter = new RegExp(`\\s*(?:/[-=])?\\s*${rupees}?$`, 'iu');
const otherCurrency = /\p{Sc}|usd|eur|gbp|rub|rur|cny|руб|долл|евро/iu;

/** Reads a price in rupees: a number with or without the currency (`₹ 15,00,000`, `Rs. 500/-`, `500 INR`). */
export function readRupees(typed: string, decimals: number): NumberReading {
  const amount = typed.trim().replace(rupeesBefore, '').replace(rupeesAfter, '');
  if (otherCurrency.test(amount)) return { code: 'other_currency' };
  return readNumber(amount, decimals);
}
