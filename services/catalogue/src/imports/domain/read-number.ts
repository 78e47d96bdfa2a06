import { bareNumber, meaningsOf, plainNumber, shortNumber } from '@setu/proto/plain-number';

/** The number in a cell, or why the cell is not a number. */
export type NumberReading = { text: string } | { code: string; params?: Record<string, string> };

/** The ways to group thousands that have one meaning: Western and Indian with commas, European with points. */
const grouped = [
  { form: /^-?\d{1,3}(,\d{3})+\.\d*$/, groups: ',', point: '.' },
  { form: /^-?\d{1,3}(,\d{3}){2,}$/, groups: ',', point: '.' },
  { form: /^-?\d{1,2}(,\d{2})+,\d{3}(\.\d*)?$/, groups: ',', point: '.' },
  { form: /^-?\d{1,3}(\.\d{3})+,\d*$/, groups: '.', point: ',' },
  { form: /^-?\d{1,3}(\.\d{3}){2,}$/, groups: '.', point: ',' },
];
const ungrouped = (bare: string): string => {
  const way = grouped.find(({ form }) => form.test(bare));
  return way === undefined ? bare : bare.replaceAll(way.groups, '').replace(way.point, '.');
};

/**
 * Reads a number and returns its plain spelling (`1250.5`), rounded to `decimals` digits after the point as in the
 * product form: a formula often has more (`=1000/3`). Spaces between thousands, a decimal comma, a missing zero before
 * the point, and groups with one meaning are allowed (`1,250,000`, `12,50,000`, `1.250,50`, `.5`). `1,250` is ambiguous
 * and is rejected.
 */
export function readNumber(typed: string, decimals: number): NumberReading {
  const bare = bareNumber(typed).replace(/['’]|%$/g, '');
  const meanings = meaningsOf(bare);
  if (meanings) return { code: 'number_unclear', params: { value: typed, ...meanings } };
  const text = plainNumber(ungrouped(bare));
  if (text === undefined || !/^-?\d{1,15}(\.|$)/.test(text)) return { code: 'invalid_number' };
  return { text: shortNumber(text, decimals) };
}

const rupees = '(?:[₹₨]|r[se]\\.?|inr|रु\\.?|рупи[йия]|руп\\.?)';
const rupeesBefore = new RegExp(`^${rupees}\\s*`, 'iu');
/** `/-` closes an amount in Indian price lists. */
const rupeesAfter = new RegExp(`\\s*(?:/[-=])?\\s*${rupees}?$`, 'iu');
const otherCurrency = /\p{Sc}|usd|eur|gbp|rub|rur|cny|руб|долл|евро/iu;

/**
 * Reads a price in rupees: a number with or without the currency (`₹ 15,00,000`, `Rs. 500/-`, `500 INR`). An amount with
 * the currency has at most two decimals, so the comma in `₹ 1,250` groups thousands.
 */
export function readRupees(typed: string, decimals: number): NumberReading {
  const text = typed.trim();
  const amount = text.replace(rupeesBefore, '').replace(rupeesAfter, '');
  if (otherCurrency.test(amount)) return { code: 'other_currency' };
  const meanings = amount === text ? undefined : meaningsOf(bareNumber(amount));
  return readNumber(meanings?.whole ?? amount, decimals);
}
