/** The limits of a number. */
export interface NumberBounds {
  /** The maximum number of digits after the decimal point. Further digits are rounded (specification, section 5). */
  decimals: number;
  /** The lowest value. Without it, the service checks the lowest value. */
  min?: number;
  max?: number;
  /** Whether the number must be above zero. */
  isPositive?: boolean;
  /** Whether a number with too many decimals is an error. */
  isExact?: boolean;
}

/** One comma before three digits may group thousands or begin the decimals. */
const isAmbiguous = (text: string): boolean => /^-?[1-9]\d{0,2},\d{3}$/.test(text);

/**
 * Reads a number in any spelling (`1 250,5`, `１２`, `.5`) and returns it as plain decimal text (`1250.5`). Returns
 * undefined for any other text, such as `1e3`, and for `1,250`, which has two meanings.
 */
export function plainNumber(typed: string | number): string | undefined {
  // NFKC would read `10²` as 102.
  if (/\p{No}/u.test(String(typed))) return undefined;
  const bare = String(typed).normalize('NFKC').replace(/\s/g, '').replace('−', '-');
  if (isAmbiguous(bare)) return undefined;
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

/** An error of a number: a code of the validation texts, and the limit. */
interface Failure {
  message: string;
  params?: Record<string, number>;
}

/**
 * Rounds plain decimal text within limits. Returns the error if it is not a number, or the limit that it violates.
 */
export function boundedNumber(typed: string | number, bounds: NumberBounds): { text: string } | { failure: Failure } {
  const { decimals, min, max, isPositive = false, isExact = false } = bounds;
  const plain = plainNumber(typed);
  if (plain === undefined) return { failure: { message: 'invalid_number' } };
  const text = roundTo(plain, decimals);
  const value = Number(text);
  if (isExact && value !== Number(plain)) return { failure: { message: 'integer' } };
  if (isPositive && value <= 0) return { failure: { message: 'not_positive' } };
  if (min !== undefined && value < min) return { failure: { message: 'min', params: { min } } };
  if (max !== undefined && value > max) return { failure: { message: 'max', params: { max } } };
  return { text: text.replace(/^(-?)0+(?=\d)/, '$1') };
}
