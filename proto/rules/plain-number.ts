/**
 * Returns a typed number without blanks, with the signs of a keyboard: full-width digits and the minus of typesetting
 * are replaced.
 */
export const bareNumber = (typed: string): string =>
  // NFKC would read `10²` as 102.
  /\p{No}/u.test(typed) ? typed : typed.normalize('NFKC').replace(/\s/g, '').replace('−', '-');

/**
 * Returns both meanings of a bare number with one comma before three digits, which may group thousands or begin the
 * decimals (`1,250`). Returns undefined for any other text.
 */
export function meaningsOf(bare: string): { whole: string; part: string } | undefined {
  const [, before, after] = /^(-?[1-9]\d{0,2}),(\d{3})$/.exec(bare) ?? [];
  return before === undefined ? undefined : { whole: `${before}${after}`, part: `${before}.${after}` };
}

/**
 * Reads a number in any spelling (`1 250,5`, `１２`, `.5`) and returns it as plain decimal text (`1250.5`). Returns
 * undefined for any other text, such as `1e3`, and for `1,250`, which has two meanings.
 */
export function plainNumber(typed: string | number): string | undefined {
  const bare = bareNumber(String(typed));
  if (meaningsOf(bare)) return undefined;
  const text = bare
    .replace(',', '.')
    .replace(/^-?(?=\.\d)/, (sign) => `${sign}0`)
    .replace(/(?<=\d)\.$/, '');
  if (/^-?\d{1,400}(\.\d{1,400})?$/.test(text)) return text;
  if (typeof typed === 'string' || !Number.isFinite(typed)) return undefined;
  // Very large and very small JSON numbers have an exponent in JavaScript.
  return Math.abs(typed) < 1 ? typed.toFixed(20) : BigInt(typed).toString();
}

/** Rounds plain decimal text, half away from zero. A text with few enough decimals stays as it is. */
export function roundTo(text: string, decimals: number): string {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (part.length <= decimals) return text;
  const scaled = BigInt(whole + part.slice(0, decimals)) + (part.charAt(decimals) >= '5' ? 1n : 0n);
  const digits = String(scaled).padStart(decimals + 1, '0');
  return sign + (decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}

/** Rounds plain decimal text, and drops the zeros at the end of its decimals. */
export const shortNumber = (text: string, decimals: number): string =>
  roundTo(text, decimals).replace(/\.0*$|(?<=\.\d*[1-9])0+$/, '');
