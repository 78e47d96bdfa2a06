import { constants } from '@setu/contract';

/** A price limit that a search names in words, for example «чай до 500 ₽» or "tea under Rs. 500". */
export interface PriceWords {
  /** The words of the limit as typed, with single spaces. */
  words: string;
  /** The search without these words, with single spaces. */
  rest: string;
  /** Inclusive, in major units. Null means no limit. At least one of them is set. */
  from: number | null;
  to: number | null;
  /** Null means the reader's currency. */
  currency: 'RUB' | 'INR' | null;
}

const roubles = String.raw`₽|руб(?:\.|л(?:ей|ям?|ь))?|рубл[ьяи]|р\.?|rub|rur|r(?:o?u)bles?`;
const rupees = String.raw`₹|рупи[йия]|рупиях|rs\.?|inr|rupees?`;
const currencies = `(?:${roubles}|${rupees})`;
const scales: Readonly<Record<string, number>> = {
  тыс: 1e3,
  тысяч: 1e3,
  тысячи: 1e3,
  k: 1e3,
  к: 1e3,
  thousand: 1e3,
  лакх: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  млн: 1e6,
  mln: 1e6,
  million: 1e6,
  крор: 1e7,
  crore: 1e7,
  crores: 1e7,
};
const scale = Object.keys(scales)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const digits = `[0-9]{1,3}(?:[ '][0-9]{3})+|[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3}|[0-9]{1,12}`;
const amount = String.raw`((?:${digits})(?:[.,][0-9]{1,2})?)(?: ?(${scale})(?![\p{L}])\.?)?`;

const upTo = 'до|не дороже|не более|максимум|макс|under|below|up to|less than|at most|max|within|not over';
const upToPrice = 'дешевле(?: чем)?|cheaper than';
const startingAt = 'от|не дешевле|не менее|минимум|мин|over|above|from|more than|at least|min|starting (?:at|from)';
const startingAtPrice = 'дороже(?: чем)?|dearer than';
/** Words before a limit that say that it is about the price. */
const price = 'по цене|ценой|цена|стоимостью|стоимость|бюджет|priced?|budget|cost(?:ing)?';
const perUnit = String.raw`(?: ?(?:за|/|per|a) ?(?:1 )?(?:штуку|шт|кг|килограмм|тонну|т|метр|м|литр|л|piece|pcs?|kg|tonne|ton|metre|meter|lit(?:er|re))\.?| each)?`;

const before = String.raw`(?<![\p{L}\p{N}])`;
const after = String.raw`(?![.,]?[\p{L}\p{N}])`;
const money = `(?:(${currencies}) ?)?${amount}(?: ?(${currencies}))?`;

/**
 * The forms of a limit, the most specific first. The groups of each: a word for the price, the limit's word, and for
 * each amount the currency before it, its digits, its scale, and the currency after it.
 */
const forms = [
  { kind: 'range', pattern: `(?:(${price}) )?(от|from|between) ${money} ?(?:до|to|and|-|–|—) ?${money}` },
  { kind: 'range', pattern: `(?:(${price}) )?()${money} ?[-–—] ?${money}` },
  { kind: 'to', pattern: `(?:(${price}) )?(${upTo}|${upToPrice}) ${money}` },
  { kind: 'from', pattern: `(?:(${price}) )?(${startingAt}|${startingAtPrice}) ${money}` },
].map(({ kind, pattern }) => ({ kind, pattern: new RegExp(`${before}${pattern}${after}${perUnit}${after}`, 'iu') }));

const names = new RegExp(`^(?:${upToPrice}|${startingAtPrice})$`, 'iu');
const isRoubles = new RegExp(`^(?:${roubles})$`, 'iu');

const numberOf = (typed: string, times: string | undefined): number => {
  // A comma before two or three digits and, in the end, three digits groups digits (1,50,000). Any other is decimal.
  const plain = typed.replace(/[ ']/g, '').replace(/,(?=(?:[0-9]{2,3},)*[0-9]{3}(?:\.|$))/g, '');
  return Number(plain.replace(',', '.')) * (times === undefined ? 1 : (scales[times.toLowerCase()] ?? 1));
};

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Reads the price limit that a search names: «до 50 000 ₽», "under 500 rupees", «от 2 до 5 тыс. руб.», "₹100–200",
 * «дешевле 500». A number without a currency is a price only beside a word about prices. Returns undefined if the search
 * names none, or an amount above the largest price.
 */
export function readPriceWords(search: string): PriceWords | undefined {
  const typed = tidy(search.replace(/\u00A0/g, ' '));
  if (!/[0-9]/.test(typed)) return undefined;
  for (const { kind, pattern } of forms) {
    const found = pattern.exec(typed);
    if (found === null) continue;
    const [words, about, limit = '', ...parts] = found;
    const signs = [parts[0], parts[3], parts[4], parts[7]].filter((sign) => sign !== undefined);
    const sign = signs[0];
    if (sign === undefined && about === undefined && !names.test(limit)) continue;
    const last = kind === 'range' ? numberOf(parts[5] ?? '', parts[6]) : null;
    // Of «от 2 до 5 тыс. руб.», both amounts are thousands.
    const first = numberOf(parts[1] ?? '', parts[2] ?? (kind === 'range' ? parts[6] : undefined));
    if (Math.max(first, last ?? 0) > constants.priceMax) return undefined;
    const rest = tidy(`${typed.slice(0, found.index)} ${typed.slice(found.index + words.length)}`);
    return {
      words: tidy(words),
      rest,
      from: kind === 'to' ? null : first,
      to: kind === 'range' ? last : kind === 'to' ? first : null,
      currency: sign === undefined ? null : isRoubles.test(sign) ? 'RUB' : 'INR',
    };
  }
  return undefined;
}
